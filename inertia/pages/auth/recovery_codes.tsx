import '~/css/keys.scss'
import { Download } from '~/icons'
import { PageHeader } from '~/components/layout/page_header'
import { useWrittenText, WrittenText } from '~/components/written_text'
import { AuthLayout } from '~/layouts/auth'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

/** New recovery codes, which are shown once. `next` is the URL of the next page. */
export default function RecoveryCodes({ next }: { next: string }) {
  const codes = useWrittenText(place, true)
  const ready = useHydrated()
  return (
    <>
      <PageHeader title={t('auth.recovery_codes')} lead={t('auth.recovery_codes_lead')} />
      <WrittenText id={place} of={t('auth.recovery_codes')} text={codes ?? ''} />
      {ready && codes && (
        <a
          className="button is-fullwidth mb-3"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes}\n`)}`}
          download="recovery-codes.txt"
        >
          <Download size={16} /> {t('auth.download')}
        </a>
      )}
      <a className="button is-primary is-fullwidth" href={next}>
        {t('auth.codes_stored')}
      </a>
    </>
  )
}

RecoveryCodes.layout = AuthLayout

const place = 'recovery-codes'
