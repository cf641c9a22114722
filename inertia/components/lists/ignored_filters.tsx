/** Filters that were ignored because of invalid values. */
export function IgnoredFilters({ sentences }: { sentences: string[] }) {
  if (!sentences.length) return null
  return (
    <div className="note is-warning left-out" role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
