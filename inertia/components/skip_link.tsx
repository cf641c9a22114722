/** The first stop of the Tab key: over the navigation to the page's content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  )
}
