import { t } from '~/text'

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {t('common.skip_to_content')}
    </a>
  )
}
