import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { Piece } from '#app/invoices/reading/pages/page_words'

/** What is used of an annotation of pdf.js; rectangles and positions in points, from the bottom left. */
interface Annotation {
  subtype: string
  fieldType?: string | null
  fieldValue?: unknown
  password?: boolean
  rect: number[]
  /** The lines of its appearance, and the place of the last one in the rectangle. */
  textContent?: string[]
  textPosition?: number[]
  defaultAppearanceData?: { fontSize: number }
  /** 0: left, 1: centred, 2: right. */
  textAlignment?: number | null
}

/** Text in points, from the bottom left; its content is not part of the page. */
export type AnnotationText = Omit<Piece, 'right'> & { width: number }

/** Between baselines, and of an average letter, relative to the font size. */
const leading = 1.15
const letterWidth = 0.5
/** Of a field whose font size is automatic, in points. */
const largestAutomatic = 12
/** Between the edge of a field and its text, in points. */
const padding = 2

/** The values of form fields and the text that was added with a PDF viewer (FreeText): pdf.js leaves both out of its text. */
export async function annotationTexts(page: PDFPageProxy): Promise<AnnotationText[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  return annotations.filter(hasText).flatMap(linesOf)
}

function hasText({ subtype, fieldType, password }: Annotation): boolean {
  return subtype === 'FreeText' || ((fieldType === 'Tx' || fieldType === 'Ch') && !password)
}

function linesOf(annotation: Annotation): AnnotationText[] {
  const { rect, textContent, textPosition, fieldValue, textAlignment } = annotation
  const value = Array.isArray(fieldValue) ? fieldValue.join(' ') : fieldValue
  const lines = textContent ?? (typeof value === 'string' ? value.split(/\r\n?|\n/) : [])
  const [left, bottom, right, top] = rect
  const automatic = Math.min(largestAutomatic, (top - bottom) / lines.length / leading)
  const size = annotation.defaultAppearanceData?.fontSize || automatic
  const room = right - left - 2 * padding
  const base = textPosition?.[1] ?? (top - bottom - leading * size * lines.length) / 2 + 0.3 * size
  return lines.map((text, at) => {
    const width = Math.min(room, letterWidth * size * text.length)
    const aligned = padding + ((room - width) * (textAlignment ?? 0)) / 2
    return {
      text,
      left: left + (textPosition?.[0] ?? aligned),
      baseline: bottom + base + leading * size * (lines.length - 1 - at),
      size,
      width,
    }
  })
}
