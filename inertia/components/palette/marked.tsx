import { piecesOf } from '~/components/palette/matching'

/** A label with the letters marked that were typed. */
export function Marked({ label, text }: { label: string; text: string }) {
  return piecesOf(label, text).map((piece) =>
    piece.marked ? (
      <mark key={piece.from}>{piece.text}</mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    )
  )
}
