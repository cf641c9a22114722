import { BoundedCache } from '#app/core/bounded_cache'
import { codeSample, sampleLanguages } from '#app/core/samples/code_samples'
import type { ApiCall, SampleLanguage } from '#app/core/samples/code_samples'
import { colouredCode, type CodeLanguage } from '#app/core/samples/coloured_code'

/** A code block next to a text. */
export type CodeView = {
  title: string
  html: string
  /** Whether it is generated in the language that the reader chose. */
  isSample: boolean
  /** Whether its title is always English: a URL, a name. */
  isEnglish: boolean
  /** What the call of a sample costs, in the language of the page. */
  price: string | null
}

/** Samples and examples are the same for every reader, so the highlighted HTML is cached. */
const known = new BoundedCache<string>(2000)

export async function codeView(
  title: string,
  { code, language, ...rest }: { code: string; language: CodeLanguage | null } & Partial<CodeView>
): Promise<CodeView> {
  const key = `${language} ${code}`
  const html = known.get(key) ?? known.keep(key, await colouredCode(code, language))
  return { title, html, isSample: false, isEnglish: false, price: null, ...rest }
}

/** A call in the language that the reader chose. */
export function sampleView(
  title: string,
  call: ApiCall,
  language: SampleLanguage
): Promise<CodeView> {
  return codeView(title, {
    code: codeSample(call, language),
    language: sampleLanguages[language].grammar,
    isSample: true,
    isEnglish: true,
  })
}

export function jsonView(title: string, value: unknown): Promise<CodeView> {
  return codeView(title, { code: JSON.stringify(value, null, 2), language: 'json' })
}
