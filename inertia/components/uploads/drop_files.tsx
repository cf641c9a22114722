import '~/css/uploads.scss'
import { X } from '~/icons'
import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { Card } from '~/components/card'
import { DropZone } from '~/components/forms/drop_zone'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { PortalLink } from '~/components/portal_link'
import { statusLabel } from '~/components/status_tag'
import { sendForm, type FormAnswer } from '~/send_form'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

/** A file that the server holds: recognised, and its place in the order of kinds. */
export type WaitingFile = {
  id: string
  name: string
  kind: string
  order: number
  title: string | null
}
type Sent = FormAnswer<WaitingFile> & { key: number; name: string }

/**
 * Files that are dropped anywhere on the page, or chosen: they are sent one by one and then
 * imported in order. A single one goes on to its columns.
 */
export default function DropFiles({ waiting }: { waiting: WaitingFile[] }) {
  const { at } = useArea()
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const [files, setFiles] = useState<Sent[]>(() => {
    return inOrder(waiting.map((data, key) => ({ key, name: data.name, data, reason: null })))
  })
  const list = useRef<HTMLDivElement>(null)
  const isAdded = useRef(false)
  const keys = useRef(waiting.length)
  const place = at('/skills/upload-status')

  async function send(chosen: File[]) {
    isAdded.current = true
    const added = chosen.map((file) => ({ file, key: (keys.current += 1) }))
    setFiles((all) => [
      ...all,
      ...added.map(({ file: { name }, key }) => ({ key, name, data: null, reason: null })),
    ])
    const outcomes: Sent[] = []
    for (const { file, key } of added) {
      const outcome = { key, name: file.name, ...(await sendOne(to(place), file, csrfToken ?? '')) }
      outcomes.push(outcome)
      setFiles((all) => inOrder(all.map((one) => (one.key === key ? outcome : one))))
    }
    const [only] = outcomes
    if (outcomes.length === 1 && files.length === 0 && only.data) {
      router.visit(to(`${place}/${only.data.id}/columns`))
    }
  }

  const isShown = files.length > 0
  useEffect(() => {
    if (isAdded.current) list.current?.scrollIntoView({ block: 'nearest' })
  }, [files])

  const isOver = useDrop((dropped) => void send(dropped))
  const ready = files.flatMap(({ data }) => data ?? [])
  const isSending = files.some(({ data, reason }) => !data && !reason)
  return (
    <div className="stack drop-files" ref={list}>
      {isOver && <div className="drop-target">{t('uploads.drop_here')}</div>}
      {isShown && (
        <Card title={t('uploads.files_to_import')} lead={t('uploads.files_lead')}>
          <ol className="files-in-order" aria-live="polite">
            {files.map((file) => (
              <li key={file.key}>
                <strong>{file.name}</strong> <State file={file} />
              </li>
            ))}
          </ol>
          {ready.length > 0 && !isSending && (
            <Form action={`${place}/start`} id="start">
              {ready.map(({ id }) => (
                <input key={id} type="hidden" name="uploads[]" value={id} />
              ))}
              <SubmitButton>{t('uploads.start_in_order', { count: ready.length })}</SubmitButton>
            </Form>
          )}
        </Card>
      )}
      <Card title={t('uploads.drop_files')} lead={t('uploads.drop_lead')}>
        <DropZone
          title={t('uploads.choose_files')}
          id="dropped-files"
          multiple
          onChange={({ currentTarget }) => {
            void send([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </Card>
    </div>
  )
}

function State({ file: { name, data, reason } }: { file: Sent }) {
  const { at } = useArea()
  if (reason) return <span className="file-refusal">{reason}</span>
  if (!data) return <span className="is-weak">{t('uploads.sending_file')}</span>
  const { id, title } = data
  const kind = statusLabel(data.kind)
  return (
    <>
      <span>{title ? t('uploads.file_is_preset', { kind, title }) : kind}</span>{' '}
      <PortalLink className="link" href={at(`/skills/upload-status/${id}/columns`)}>
        {t('uploads.columns_of_file')}
      </PortalLink>{' '}
      <Form action={at(`/skills/upload-status/${id}/cancel`)} id={`remove-${id}`}>
        <button
          type="submit"
          className="button is-small is-text"
          aria-label={t('uploads.remove_file', { file: name })}
        >
          <X size={14} />
        </button>
      </Form>
    </>
  )
}

/** Refused files come last. */
function inOrder(files: Sent[]): Sent[] {
  const place = ({ data, reason }: Sent) => data?.order ?? (reason ? 100 : 99)
  return [...files].sort((a, b) => place(a) - place(b))
}

function sendOne(url: string, file: File, csrf: string): Promise<FormAnswer<WaitingFile>> {
  const form = new FormData()
  form.set('_csrf', csrf)
  form.set('recognised', 'true')
  form.append('file', file, file.name)
  return sendForm(url, form, { otherwise: t('uploads.not_sent') })
}

/** Whether files are held over the page; calls the function with those that are dropped. */
function useDrop(onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false)
    }
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      drop.current([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', dropped)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', dropped)
    }
  }, [])
  return isOver
}
