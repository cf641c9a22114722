import { Check } from '~/icons'
import { t } from '~/text'

const steps = ['file', 'map', 'check', 'run', 'report'] as const

export type UploadStep = (typeof steps)[number]

const words = () => ({
  file: t('uploads.step_file'),
  map: t('uploads.step_map'),
  check: t('uploads.step_check'),
  run: t('uploads.step_run'),
  report: t('uploads.step_report'),
})

/** The steps of an upload: completed ones have a tick. */
export function UploadSteps({ now }: { now: UploadStep }) {
  const names = words()
  const at = steps.indexOf(now)
  return (
    <ol className="upload-steps" aria-label={t('uploads.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'is-done' : undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {index < at ? <Check size={14} /> : `${index + 1}. `}
          {names[step]}
          {index < at && <span className="is-sr-only"> {t('uploads.step_done')}</span>}
        </li>
      ))}
    </ol>
  )
}
