import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { Piece } from '#app/invoices/reading/pages/page_words'

/** A form field of pdf.js. Rectangles and positions are in points, from the bottom left. */
interface FormField {
  fieldType?: string | null
  fieldValue?: unknown
  options?: { exportValue: string; displayValue: string }[]
  password?: boolean
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
/** The distance between baselines and the width of an average letter, relative to the font size. */
const leading = 1.15
const letterWidth = 0.5
/** The largest font size of a field whose size is automatic, in points. */
const largestAutomatic = 12
/** The distance between the edge of a field and its text, in points. */
const padding = 2
/** A smaller field shows nothing, in points. */
const leastSize = 4

/** The values of the text and choice fields of a page, which pdf.js leaves out of its text; from the bottom left. */
export async function fieldTexts(page: PDFPageProxy): Promise<Piece[]> {
  const fields = (await page.getAnnotations()) as FormField[]
  return fields.filter(isShown).flatMap(linesOf)
}

function isShown({ fieldType, password, annotationFlags, rect }: FormField): boolean {
  const [left, bottom, right, top] = rect
  const hasText = (fieldType === 'Tx' || fieldType === 'Ch') && !password
  return (
    hasText && !(annotationFlags & notShown) && right - left > leastSize && top - bottom > leastSize
  )
}

function linesOf(field: FormField): Piece[] {
  const { rect, textContent, textPosition, textAlignment } = field
  const lines = textContent ?? valueOf(field).split(/\r\n?|\n/)
  const [left, bottom, right, top] = rect
  const automatic = Math.min(largestAutomatic, (top - bottom) / lines.length / leading)
  const size = field.defaultAppearanceData?.fontSize || automatic
  const room = right - left - 2 * padding
  const base = textPosition?.[1] ?? (top - bottom - leading * size * lines.length) / 2 + 0.3 * size
  return lines
    .map((text, at) => {
      const width = Math.min(room, letterWidth * size * text.length)
      const aligned = padding + ((room - width) * (textAlignment ?? 0)) / 2
      const start = left + (textPosition?.[0] ?? aligned)
      const baseline = bottom + base + leading * size * (lines.length - 1 - at)
      return { text, left: start, right: start + width, baseline, size }
    })
    .filter(({ text }) => text.trim())
}

function valueOf({ fieldValue, options = [] }: FormField): string {
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value)
    .join(' ')
}
