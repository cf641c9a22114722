import type PDFDocument from 'pdfkit'
import { fontFiles, type OutlineFonts } from '#app/billing/documents/formats/fonts'
import {
  linesOf,
  runsOf,
  widthOf,
  widthOfRun,
  type Style,
} from '#app/billing/documents/formats/text_layout'

type Document = InstanceType<typeof PDFDocument>

export interface TextOptions {
  width: number
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right'
}

export const ink = '#1b1f24'
export const grey = '#5b6470'

const lineHeight = 1.4

/**
 * Writes texts at a place of the page, in any script; a text that does not fit continues on the next page.
 * `bottom` is the lowest position for texts.
 */
export class PdfPen {
  constructor(
    private document: Document,
    private fonts: OutlineFonts,
    private edges: { top: number; bottom: number }
  ) {}

  /** Returns the position below the text. */
  write(text: string, x: number, y: number, options: TextOptions): number {
    const { width, align = 'left', color = ink, size = 9.5 } = options
    const style = this.#style(options)
    let top = y
    for (const line of linesOf(text, width, style)) {
      if (top + size * lineHeight > this.edges.bottom) {
        this.document.addPage()
        top = this.edges.top
      }
      const left = align === 'right' ? x + width - widthOf(line, style) : x
      this.#writeLine(line, left, top, color, style)
      top += size * lineHeight
    }
    return top
  }

  /** The height of a text. */
  heightOf(text: string, options: TextOptions): number {
    const { width, size = 9.5 } = options
    return linesOf(text, width, this.#style(options)).length * size * lineHeight
  }

  /** The position, or the top of a new page if `height` does not fit below it. */
  room(y: number, height: number): number {
    if (y + height <= this.edges.bottom) return y
    this.document.addPage()
    return this.edges.top
  }

  rule(y: number, from: number, to: number): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#c9ced6').stroke()
  }

  #style({ size = 9.5, isBold = false }: TextOptions): Style {
    const { document } = this
    document.font(isBold ? fontFiles.bold : fontFiles.plain).fontSize(size)
    return { size, isBold, fonts: this.fonts, measure: (text) => document.widthOfString(text) }
  }

  #writeLine(line: string, x: number, y: number, color: string, style: Style) {
    const { document } = this
    const { size, isBold } = style
    let left = x
    document
      .font(isBold ? fontFiles.bold : fontFiles.plain)
      .fontSize(size)
      .fillColor(color)
    for (const run of runsOf(line, style)) {
      if (run.font) {
        const baseline = y + size * 1.069
        const scale = size / run.font.unitsPerEm
        document.markContent('Span', { actual: run.text })
        document.save().translate(left, baseline).scale(scale, -scale)
        const { glyphs, positions } = run.font.layout(run.text)
        let advance = 0
        for (const [index, glyph] of glyphs.entries()) {
          const { xOffset, yOffset, xAdvance } = positions[index]
          document.save().translate(advance + xOffset, yOffset)
          document.path(glyph.path.toSVG()).fill(color)
          document.restore()
          advance += xAdvance
        }
        document.restore()
        document.endMarkedContent()
      } else {
        document.text(run.text, left, y, { lineBreak: false })
      }
      left += widthOfRun(run, style)
    }
  }
}
