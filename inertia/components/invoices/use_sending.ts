import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { sendInvoice, type SendOutcome } from '~/components/invoices/send_invoice'
import { sizeOf } from '~/components/file_size'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** A file that is being sent. */
export interface Sending {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'reading' | 'retrying' | 'read' | 'refused'
  /** From 0 to 1. */
  sent: number
  reading: Data.Invoices.Reading | null
  detail: string | null
}

/** Maximum number of concurrent uploads. */
const atOnce = 2
const tries = 4

/**
 * Sends files one by one with progress. For unknown visitors the first file goes alone, since its response
 * sets the cookie that identifies the others. A single file redirects to its page, unless the user went to another
 * page meanwhile; files are then still sent. Closing the tab or reloading asks for confirmation until all are read.
 */
export function useSending({ most, isKnown }: { most: number; isKnown: boolean }) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const [sendings, setSendings] = useState<Sending[]>([])
  const known = useRef(isKnown)
  const keys = useRef(0)
  const isShown = useRef(true)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function change(key: number, changes: Partial<Sending>) {
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  async function sendOne(key: number, file: File, options: FormData): Promise<SendOutcome> {
    if (file.size > most) {
      const detail = t('invoices.too_large', { file: file.name, size: sizeOf(most) })
      return { kind: 'refused', detail }
    }
    const form = new FormData()
    for (const [name, value] of options) if (name !== 'file') form.append(name, value)
    form.set('_csrf', csrfToken ?? '')
    form.append('file', file, file.name)
    for (let attempt = 1; ; attempt++) {
      change(key, { state: 'sending', sent: 0 })
      const outcome = await sendInvoice(to('/invoice-reader'), form, (sent) =>
        change(key, { sent, state: sent === 1 ? 'reading' : 'sending' })
      )
      if (outcome.kind !== 'busy' || attempt === tries) return outcome
      change(key, { state: 'retrying' })
      await new Promise((resolve) => setTimeout(resolve, outcome.seconds * 1000))
    }
  }

  async function send(files: File[], options: FormData) {
    const added = files.map((file) => ({ file, key: (keys.current += 1) }))
    setSendings((all) => [
      ...all,
      ...added.map(({ file: { name }, key }): Sending => {
        return { key, name, state: 'waiting', sent: 0, reading: null, detail: null }
      }),
    ])
    const outcomes: SendOutcome[] = []
    const waiting = added.values()
    const sendNext = async () => {
      for (const { file, key } of waiting) {
        const outcome = await sendOne(key, file, options)
        outcomes.push(outcome)
        change(key, shownAs(outcome))
        if (outcome.kind === 'reading' && !known.current) {
          known.current = true
          return
        }
      }
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    try {
      if (!known.current) await sendNext()
      await Promise.all(Array.from({ length: atOnce }, sendNext))
    } finally {
      window.removeEventListener('beforeunload', warn)
    }

    if (!isShown.current) return
    const [only] = outcomes
    if (outcomes.length === 1 && only.kind === 'reading') {
      router.visit(to(`/invoice-reader/${only.reading.id}`))
    } else {
      router.reload({ only: ['readings', 'list', 'is_known'] })
    }
  }

  return { sendings, send }
}

function shownAs(outcome: SendOutcome): Partial<Sending> {
  if (outcome.kind === 'lost') {
    return { state: 'refused', sent: 1, detail: t('invoices.not_sent') }
  }
  if (outcome.kind !== 'reading') return { state: 'refused', sent: 1, detail: outcome.detail }
  const { reading } = outcome
  const state = reading.state === 'read' ? 'read' : 'refused'
  return { state, sent: 1, reading, detail: reading.problem?.detail ?? null }
}
