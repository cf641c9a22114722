import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { DropZone } from '~/components/forms/drop_zone'
import { CheckField, FieldError, useField } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { SendingList } from '~/components/invoices/sending_list'
import { useSending } from '~/components/invoices/use_sending'
import { sizeOf } from '~/components/file_size'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'
import { useFileDrop } from '~/use_file_drop'
import { usePortal } from '~/use_portal'

interface DropFormProps {
  limits: { bytes: number; files: number }
  isKnown: boolean
}

/**
 * A form to drop or choose invoices, with options; the button sends them. Without scripts, the browser submits the form; with
 * scripts, files are sent one by one with progress.
 */
export function DropForm({ limits, isKnown }: DropFormProps) {
  const { user } = usePortal()
  const { sendings, send } = useSending({ most: limits.bytes, isKnown })
  const form = useRef<HTMLDivElement>(null)

  function sendChosen(event: SubmitEvent<HTMLFormElement>) {
    const input = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
    const files = [...(input?.files ?? [])]
    if (!input || !files.length) return
    event.preventDefault()
    const options = new FormData(event.currentTarget)
    void send(files, options)
    input.value = ''
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <div ref={form}>
      <Form action="/invoice-reader" encType="multipart/form-data" onSubmit={sendChosen}>
        <FilesField limits={limits} />
        <div className="invoice-options">
          <CheckField
            name="keep"
            label={t('invoices.keep')}
            hint={user ? t('invoices.keep_hint_member') : t('invoices.keep_hint_visitor')}
          />
          <CheckField
            name="keep_file"
            label={t('invoices.keep_file')}
            hint={t('invoices.keep_file_hint')}
          />
        </div>
        <SubmitButton className="is-primary is-medium">{t('invoices.read_files')}</SubmitButton>
        <p className="invoice-privacy">{t('invoices.privacy')}</p>
      </Form>
      {sendings.length > 0 && <SendingList sendings={sendings} />}
    </div>
  )
}

function FilesField({ limits }: Pick<DropFormProps, 'limits'>) {
  const [chosen, setChosen] = useState<string[]>([])
  const { id, message } = useField('file')
  const { input, isOver, area } = useFileDrop(look)
  const described = `${id}-hint${message ? ` ${id}-error` : ''}`

  function look() {
    setChosen([...(input.current?.files ?? [])].map(({ name }) => name))
  }

  /** Files may have been chosen before hydration or restored by the browser. */
  useEffect(look, [input])

  return (
    <div className="field">
      <DropZone
        title={t('invoices.drop_here')}
        area={area}
        isOver={isOver}
        ref={input}
        id={id}
        name="file"
        multiple
        accept=".pdf,.xml,.png,.jpg,.jpeg,.webp,.txt"
        required
        aria-invalid={message ? true : undefined}
        aria-describedby={described}
        onChange={look}
      >
        <p className="is-weak" role="status">
          {chosen.length > 0 && t('invoices.chosen', { count: chosen.length })}
        </p>
        <p className="help" id={`${id}-hint`}>
          {t('invoices.file_hint', { files: limits.files, size: sizeOf(limits.bytes) })}
        </p>
      </DropZone>
      <FieldError id={id} message={message} />
    </div>
  )
}
