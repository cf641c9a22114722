import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { Piece } from '#app/invoices/reading/pages/page_words'

/** A form field of pdf.js. Rectangles and positions are in points, from the bottom left. */
interface FormField {
  fieldType?: string | null
  fieldValue?: unknown
  options?: { exportValue: string; displayValue: string }[]
  password?: boolean
  multiLine?: boolean
  /** Counterclockwise, in degrees. */
  rotation?: number
  annotationFlags: number
  rect: number[]
  /** The lines of its appearance, and the start of the last baseline within the rectangle. */
  textContent?: string[]
  textPosition?: number[]
  defaultAppearanceData?: { fontSize: number }
  /** 0: left, 1: centred, 2: right. */
  textAlignment?: number | null
}

/** Flags of annotations that are not shown: Hidden and NoView (ISO 32000-1, 12.5.3). */
const notShown = 2 | 32
/** The distance between baselines, and from the top of a line to its baseline, relative to the font size. */
const leading = 1.15
const ascent = 0.9
/** The largest font size of a field whose size is automatic, in points. */
const largestAutomatic = 12
/** The distance between the edge of a field and its text, in points. */
const padding = 2
/** A smaller field shows nothing, in points. */
const leastSize = 4

/** The values of the text and choice fields of a page, which pdf.js leaves out of its text, at their places on the displayed page. */
export async function fieldTexts(page: PDFPageProxy): Promise<Piece[]> {
  const fields = (await page.getAnnotations()) as FormField[]
  const viewport = page.getViewport({ scale: 1 })
  return fields
    .filter((field) => isShown(field) && (field.rotation ?? 0) === viewport.rotation)
    .flatMap((field) => {
      const [left, bottom, right, top] = field.rect
      const [x0, y0] = viewport.convertToViewportPoint(left, bottom) as number[]
      const [x1, y1] = viewport.convertToViewportPoint(right, top) as number[]
      const box = {
        left: Math.min(x0, x1),
        right: Math.max(x0, x1),
        top: Math.min(y0, y1),
        bottom: Math.max(y0, y1),
      }
      return linesOf(field, box, viewport.rotation === 0)
    })
}

function isShown({ fieldType, password, annotationFlags, rect }: FormField): boolean {
  const [left, bottom, right, top] = rect
  const hasText = (fieldType === 'Tx' || fieldType === 'Ch') && !password
  return (
    hasText && !(annotationFlags & notShown) && right - left > leastSize && top - bottom > leastSize
  )
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The lines of a field: where its appearance has them, else at the top of a multi-line field or in the middle. */
function linesOf(field: FormField, { left, right, top, bottom }: Box, isUpright: boolean): Piece[] {
  const { textContent, textAlignment, multiLine } = field
  const lines = textContent ?? valueOf(field).split(/\r\n?|\n/)
  const automatic = Math.min(largestAutomatic, (bottom - top) / lines.length / leading)
  const size = field.defaultAppearanceData?.fontSize || automatic
  const position = isUpright ? field.textPosition : undefined
  const room = right - left - 2 * padding
  const height = leading * size * lines.length
  const start = multiLine ? top + padding : (top + bottom - height) / 2
  const first = position
    ? bottom - position[1] - leading * size * (lines.length - 1)
    : start + ascent * size
  return lines
    .map((text, at) => {
      const width = Math.min(room, widthOf(text) * size)
      const aligned = padding + ((room - width) * (textAlignment ?? 0)) / 2
      const from = left + (position?.[0] ?? aligned)
      return { text, left: from, right: from + width, baseline: first + leading * size * at, size }
    })
    .filter(({ text }) => text.trim())
}

/** The approximate width of a text in Helvetica, relative to the font size. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => {
    if (/\p{Lu}|[@%&]/u.test(sign)) return sum + 0.69
    if (/[\d$€£]/.test(sign)) return sum + 0.556
    return sum + (/[\s.,:;'|!ijl-]/.test(sign) ? 0.27 : 0.52)
  }, 0)
}

function valueOf({ fieldValue, options = [] }: FormField): string {
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value)
    .join(' ')
}
