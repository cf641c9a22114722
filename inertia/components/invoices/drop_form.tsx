import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
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
  /** The size of a file, and the number of files of a request. */
  limits: { bytes: number; files: number }
  isKnown: boolean
}

/**
 * A form to drop or choose invoices, with options; the button sends them. Without scripts, the browser submits the form; with
 * scripts, files are sent one by one with progress, in any number.
 */
export function DropForm({ limits, isKnown }: DropFormProps) {
  const { user } = usePortal()
  const { sendings, send } = useSending({ most: limits.bytes, isKnown })
  const form = useRef<HTMLDivElement>(null)
  /** Whether files were chosen since the last error of the page, which is hidden then. */
  const [wasChosen, setWasChosen] = useState(false)

  function sendChosen(event: SubmitEvent<HTMLFormElement>) {
    const input = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
    const files = [...(input?.files ?? [])]
    if (!input || !files.length) return setWasChosen(false)
    event.preventDefault()
    const options = new FormData(event.currentTarget)
    void send(files, options)
    input.value = ''
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <div ref={form}>
      <Form action="/invoice-reader" encType="multipart/form-data" onSubmit={sendChosen}>
        <FilesField limits={limits} hasNewFiles={wasChosen} onChosen={() => setWasChosen(true)} />
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

interface FilesFieldProps extends Pick<DropFormProps, 'limits'> {
  /** Whether the error of the page is about other files. */
  hasNewFiles: boolean
  onChosen: () => void
}

function FilesField({ limits, hasNewFiles, onChosen }: FilesFieldProps) {
  const [count, setCount] = useState(0)
  const { id, message } = useField('file', undefined, hasNewFiles ? '' : undefined)
  const { input, isOver, area } = useFileDrop(look)
  const described = `${id}-hint${message ? ` ${id}-error` : ''}`

  function look() {
    const files = input.current?.files?.length ?? 0
    setCount(files)
    if (files) onChosen()
  }

  /** Files may have been chosen before hydration or restored by the browser. */
  const lookNow = useEffectEvent(look)
  useEffect(() => lookNow(), [])

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
        accept=".pdf,.xml,.png,.jpg,.jpeg,.webp,.tif,.tiff,.txt"
        required
        aria-invalid={message ? true : undefined}
        aria-describedby={described}
        onChange={look}
      >
        {/* Browsers show it in the control. */}
        <p className="is-sr-only" role="status">
          {count > 0 && t('invoices.chosen', { count })}
        </p>
        <p className="help" id={`${id}-hint`}>
          {t('invoices.file_hint', { files: limits.files, size: sizeOf(limits.bytes) })}
        </p>
      </DropZone>
      <FieldError id={id} message={message} />
    </div>
  )
}
