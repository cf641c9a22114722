import { ArrowRight } from 'lucide-react'
import type { Data } from '@generated/data'
import type { Option } from '~/components/field'
import { formatCount } from '~/format'

/** How a limit is called, and what it counts. */
export type LimitWords = { name: string; label: string; unit: string }

type Value = string | number | null | undefined

interface SetupChangeProps {
  change: Data.Setup.SetupChange
  limits: LimitWords[]
  packages: Option[]
}

/** The limits that one change touched, each as it was and as it became. */
export function SetupChange({ change, limits, packages }: SetupChangeProps) {
  const before = change.before as Record<string, Value>
  const after = change.after as Record<string, Value>

  function read(name: string, value: Value): string {
    if (name !== 'free_package') return typeof value === 'number' ? formatCount(value) : '–'
    if (!value) return 'none'
    return (
      packages.find((option) => option.value === value)?.label ?? 'a package no longer on offer'
    )
  }

  return (
    <ul>
      {Object.keys(after).map((name) => {
        const limit = limits.find((known) => known.name === name)
        return (
          <li key={name}>
            {limit?.label ?? 'Free package'}: {read(name, before[name])}
            <ArrowRight size={14} className="change-arrow" aria-label="became" role="img" />
            {read(name, after[name])} {limit?.unit}
          </li>
        )
      })}
    </ul>
  )
}
