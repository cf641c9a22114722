import { useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { DataTable } from '~/components/lists/data_table'
import { ChangeSamples } from '~/components/uploads/change_samples'
import { ImportNotes } from '~/components/uploads/import_notes'
import { causeColumns } from '~/components/uploads/rejected_rows'
import { formatCount } from '~/format'
import { sendForm } from '~/send_form'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

export type HeadCheck = Data.Imports.Actions.HeadCheck

/** Delay in ms after a change, so that typing does not send a request for each key. */
const pause = 250

interface LiveCheckProps {
  action: string
  /** The check that was requested without scripts. */
  first: HeadCheck | null
  /** Tells why there is no check; null if there is one. */
  onReason: (reason: string | null) => void
}

/** What the first rows would change with the columns of the form around it, updated when one changes. */
export function LiveCheck({ action, first, onReason }: LiveCheckProps) {
  const { to } = usePortal()
  const [check, setCheck] = useState(first)
  const [isChecking, setIsChecking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const url = to(action)
  const told = useRef(onReason)
  useEffect(() => {
    told.current = onReason
  })

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let timer = 0
    let last = new AbortController()

    async function run(form: HTMLFormElement) {
      last.abort()
      const { signal } = (last = new AbortController())
      setIsChecking(true)
      const otherwise = t('uploads.check_failed')
      const { data, reason } = await sendForm<HeadCheck>(url, new FormData(form), {
        signal,
        otherwise,
      })
      if (signal.aborted) return
      setIsChecking(false)
      told.current(reason)
      setCheck(data)
    }

    const plan = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void run(form), pause)
    }
    form.addEventListener('input', plan)
    plan()
    return () => {
      form.removeEventListener('input', plan)
      window.clearTimeout(timer)
      last.abort()
    }
  }, [url])

  return (
    <div ref={root} className="live-check" aria-busy={isChecking}>
      <p className="is-sr-only" role="status">
        {isChecking ? t('uploads.check_running') : check && titleOf(check)}
      </p>
      {check && <Result check={check} />}
    </div>
  )
}

function titleOf({ rows: count, is_whole: whole }: HeadCheck): string {
  return t('uploads.check_of_rows', { count, whole: String(whole) })
}

function Result({ check }: { check: HeadCheck }) {
  const { created, updated, unchanged, repeated, failed, rejected, samples, notes } = check
  const figures = { created, updated, unchanged, failed }
  return (
    <div className="stack">
      <Card title={titleOf(check)} lead={t('uploads.check_writes_nothing')}>
        <StatGrid>
          {Object.entries(figures).map(([name, value]) => (
            <Stat key={name} label={figureName(name)} value={formatCount(value)} />
          ))}
          {check.skills_created > 0 && check.skills_created !== created && (
            <Stat
              label={t('uploads.skills_created', { stage: 'check' })}
              value={formatCount(check.skills_created)}
            />
          )}
          {repeated > 0 && <Stat label={t('uploads.repeated')} value={formatCount(repeated)} />}
        </StatGrid>
        {rejected.length > 0 && (
          <DataTable
            caption={t('uploads.rejected_caption')}
            columns={causeColumns()}
            rows={rejected}
            rowKey={({ code, column }) => `${code} ${column}`}
          />
        )}
      </Card>
      <ImportNotes notes={notes} />
      <ChangeSamples samples={samples} />
    </div>
  )
}

function figureName(name: string): string {
  const stage = 'check'
  if (name === 'created') return t('uploads.created', { stage })
  if (name === 'updated') return t('uploads.updated', { stage })
  return name === 'unchanged' ? t('uploads.unchanged', { stage }) : t('uploads.failed', { stage })
}
