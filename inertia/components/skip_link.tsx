import { t } from '~/text'

/** The first stop of the Tab key: over the navigation to the page's content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {t('common.skip_to_content')}
    </a>
  )
}
