import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { languages, type Language } from '#config/i18n'
import { textFilesOf } from '#app/core/text/page_texts'
import { isTextFile, languageOf, textsOfFile } from '#app/core/text/text'

interface TextScript {
  hash: string
  body: string
}

/**
 * The URLs of the scripts with the texts of a page. The first page of a visit loads its texts from them instead of
 * its HTML, so that browsers and caches keep them; `inertia/initial_page.ts` adds them to the page's props.
 */
export function textScripts(component: string, ctx: HttpContext): string[] {
  const language = languageOf(ctx)
  return textFilesOf(component).map((textFile) => {
    const { hash } = scriptOf(textFile, language)
    return `${portal.basePath}/texts/${language}/${textFile}-${hash}.js`
  })
}

const path = new RegExp(`^${portal.basePath}/texts/(\\w+)/(\\w+)-(\\w+)\\.js$`)

/** The script at a URL of `textScripts`; undefined if the texts have changed since, and for other URLs. */
export function textScriptAt(url: string): string | undefined {
  const [, name, textFile, hash] = path.exec(url) ?? []
  const language = languages.find((known) => known === name)
  if (!language || !isTextFile(textFile)) return undefined
  const script = scriptOf(textFile, language)
  return script.hash === hash ? script.body : undefined
}

/** By texts, which are new objects after each reload. */
const scripts = new WeakMap<object, TextScript>()

function scriptOf(textFile: string, language: Language): TextScript {
  const texts = textsOfFile(textFile, language)
  const known = scripts.get(texts) ?? scriptWith(`texts_${textFile}`, texts)
  scripts.set(texts, known)
  return known
}

function scriptWith(prop: string, texts: object): TextScript {
  const body = `(window.pageTexts??={}).${prop}=${JSON.stringify(texts)}`
  return { body, hash: createHash('sha1').update(body).digest('hex').slice(0, 10) }
}
