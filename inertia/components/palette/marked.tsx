import { piecesOf } from '~/components/palette/matching'

/** A label with its matching letters highlighted. */
export function Marked({ label, text }: { label: string; text: string }) {
  return piecesOf(label, text).map((piece) =>
    piece.marked ? (
      <mark key={piece.from}>{piece.text}</mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    )
  )
}
