import { Head } from '@inertiajs/react'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface MetaProps {
  /** Precedes the name of the portal in the document title. */
  title: string
  /** The description for search engines: one or two sentences. */
  description: string
  /** Structured data (schema.org) as JSON-LD. */
  structured?: object
}

/**
 * The head of a public page: title, description, canonical URL and link previews. Pages of the portal use
 * `PageHeader` instead, since they are neither indexed nor shared.
 */
export function Meta({ title, description, structured }: MetaProps) {
  const { name, origin, path, to } = usePortal()
  const fullTitle = `${title} · ${name}`
  const url = `${origin}${to(path)}`
  return (
    <Head title={fullTitle}>
      <meta head-key="description" name="description" content={description} />
      <link head-key="canonical" rel="canonical" href={url} />
      <meta head-key="og:type" property="og:type" content="website" />
      <meta head-key="og:site_name" property="og:site_name" content={name} />
      <meta head-key="og:title" property="og:title" content={fullTitle} />
      <meta head-key="og:description" property="og:description" content={description} />
      <meta head-key="og:url" property="og:url" content={url} />
      <meta
        head-key="og:image"
        property="og:image"
        content={`${origin}${to('/icons/shared.png')}`}
      />
      <meta head-key="og:image:width" property="og:image:width" content="1200" />
      <meta head-key="og:image:height" property="og:image:height" content="630" />
      <meta head-key="og:image:alt" property="og:image:alt" content={t('common.image_text')} />
      <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />
      {structured && (
        <script
          head-key="structured"
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asScript(structured) }}
        />
      )}
    </Head>
  )
}

/** Escapes `<`, so that the text cannot close its element. */
function asScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
