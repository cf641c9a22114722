import { registerHooks } from 'node:module'

/** The end of the item of a marked-content sequence in pdf.js; `args[1]` are its properties. */
const ofSequence = /(type: "beginMarkedContentProps",\s+id: [^\n]+\s+tag: [^\n]+ : null)\n/
/** The properties can also be a name in the resources of the page (ISO 32000-1, 14.6.2). */
const withActualText = `$1,
  actualText: (properties => {
    const own = properties instanceof Name ? resources.get("Properties")?.get(properties.name) : properties;
    const text = own instanceof Dict ? own.get("ActualText") : null;
    return typeof text === "string" ? stringToPDFString(text) : null;
  })(args[1])
`

/**
 * Loads pdf.js. Its text content lacks ActualText (ISO 32000-1, 14.9.4), with which Chromium and others state the
 * characters of glyphs that have none, such as tabular digits and hyphens. This loader patches pdf.js so that marked
 * content has it; `pdf_text.spec.ts` fails if a new version no longer has the place that is patched.
 */
export async function loadPdfLibrary() {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith('/pdf.worker.mjs') || !loaded.source) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      return { ...loaded, source: source.replace(ofSequence, withActualText) }
    },
  })
  try {
    /** Has no type declarations; the library uses it if it is loaded. */
    await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'))
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    hooks.deregister()
  }
}
