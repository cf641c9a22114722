import '~/css/setup.scss'
import { ArrowRight } from '~/icons'
import type { Data } from '@generated/data'
import type { Option } from '~/components/forms/field'
import { isLimit, limitWords } from '~/components/setup/limit_words'
import { formatCount, formatMoney } from '~/format'
import { t } from '~/text'

type Value = string | number | string[] | null | undefined

export type BaseCurrency = { code: string; symbol: string; exponent: number }

interface SetupChangeProps {
  change: Data.Billing.Setup.SetupChange
  packages: Option[]
  base: BaseCurrency
}

/** The changed limits, with old and new values. */
export function SetupChange({ change, packages, base }: SetupChangeProps) {
  const before = change.before as Record<string, Value>
  const after = change.after as Record<string, Value>

  function read(name: string, value: Value): string {
    if (name === 'credit_limit') return formatMoney(Number(value), base)
    if (Array.isArray(value)) return value.join(', ') || '–'
    if (name !== 'free_package') return typeof value === 'number' ? formatCount(value) : '–'
    if (!value) return t('setup.no_package')
    return packages.find((option) => option.value === value)?.label ?? t('setup.package_gone')
  }

  return (
    <ul>
      {Object.keys(after).map((name) => {
        const limit = isLimit(name) ? limitWords(name) : null
        return (
          <li key={name}>
            {limit?.label ?? otherWords(name)}: {read(name, before[name])}
            <ArrowRight size={14} className="change-arrow" aria-label={t('setup.changed_to')} />
            {read(name, after[name])} {limit?.unit(Number(after[name]))}
          </li>
        )
      })}
    </ul>
  )
}

function otherWords(name: string): string {
  return name === 'free_package' ? t('setup.free_package') : t('setup.example_skills')
}
