import { Keyboard } from '~/icons'
import { useEffect, useState, type RefObject } from 'react'
import { CloseButton, Dialog, DialogButton } from '~/components/dialog'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

const sheet = 'list-keys'
const storageKey = 'list-keys'

const keys = () => [
  { key: 'j', does: t('common.key_next_row') },
  { key: 'k', does: t('common.key_row_before') },
  { key: 'x', does: t('common.key_choose') },
  { key: 'Enter', does: t('common.key_open') },
  { key: '/', does: t('common.search') },
  { key: '?', does: t('common.key_sheet') },
]

/**
 * Single-key shortcuts for the list in `frame`: they move the focus between rows, select rows and search.
 * Inactive while typing and behind dialogs; the shortcut dialog can turn them off (WCAG 2.1.4). Needs
 * scripts; the space of the button is reserved.
 */
export function ListKeys({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const isReady = useHydrated()
  const [turned, setTurned] = useState<boolean | null>(null)
  const isOn = turned ?? (isReady && localStorage.getItem(storageKey) !== 'off')

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      if (event.key === '?') openShortcuts()
      else if (!isOn || !act(event.key, frame.current)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, isOn])

  function turn() {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setTurned(!isOn)
  }

  return (
    <>
      <DialogButton
        dialog={sheet}
        className={`button is-small is-ghost list-keys${isReady ? '' : ' is-invisible'}`}
      >
        <Keyboard size={16} />
        <span className="is-sr-only">{t('common.keys')}</span>
      </DialogButton>
      {isReady && (
        <Dialog id={sheet} title={t('common.keys_of_list')}>
          <ul className="dialog-text">
            {keys().map(({ key, does }) => (
              <li key={key}>
                <kbd>{key}</kbd> {does}
              </li>
            ))}
          </ul>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={turn}>
              {isOn ? t('common.turn_keys_off') : t('common.turn_keys_on')}
            </button>
            <CloseButton dialog={sheet} className="button is-primary">
              {t('common.close')}
            </CloseButton>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Whether the user is typing, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  const types = target instanceof HTMLInputElement && target.type !== 'checkbox'
  return types || target.isContentEditable || target.matches('textarea, select')
}

/** Runs the shortcut; false if there is none. */
function act(key: string, frame: HTMLElement | null): boolean {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === '/') return focusOn(document.querySelector<HTMLElement>('[type="search"]'))
  if (key === 'j') return focusOn(placeOf(rows[Math.min(at + 1, rows.length - 1)]))
  if (key === 'k') return focusOn(placeOf(rows[Math.max(at - 1, 0)]))
  if (key !== 'x') return false
  const box = rows[at]?.querySelector<HTMLInputElement>('input[name="ids[]"]')
  box?.click()
  return Boolean(box)
}

/** The element of a row that takes the focus: the link that opens it, so that Enter opens it. */
function placeOf(row: HTMLElement | undefined): HTMLElement | null {
  const link = row?.querySelector<HTMLElement>('th a')
  return link ?? row?.querySelector<HTMLElement>('a, button, input') ?? null
}

function focusOn(place: HTMLElement | null): boolean {
  place?.focus()
  return place !== null
}

function openShortcuts() {
  const dialog = document.getElementById(sheet)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}
