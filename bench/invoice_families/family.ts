import type { Plan } from './make_document.ts'
import type { Print, Style } from './print.ts'

/**
 * A layout with its own words: documents of one family look alike, those of two do not. Families in files
 * `layouts/unseen_*.ts` are left out: their pages and single errors are not examined.
 */
export interface Family {
  name: string
  plan: Plan
  style: Style
  /** The font and the rest of the style sheet. */
  css: string
  /** The body of the page. */
  draw: (print: Print) => string
  /** The page as CSS writes it, such as `80mm 200mm`; A4 by default. */
  page?: string
}
