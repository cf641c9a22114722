import { Download } from '~/icons'
import { t } from '~/text'
import { useDismissable } from '~/use_dismissable'

interface ExportMenuProps {
  /** The URL of the file in a format, with BASE_PATH. */
  fileIn: (format: string) => string
  /** Its content, if it is not simply the list. */
  label?: string
  /** Whether the button is small, as in lists. */
  large?: boolean
}

/** A menu of links to a file in every format. Works without scripts. */
export function ExportMenu({ fileIn, label, large }: ExportMenuProps) {
  const menu = useDismissable()
  return (
    <details className="view-menu" ref={menu}>
      <summary className={large ? 'button' : 'button is-small'}>
        <Download size={large ? 16 : 14} /> {label ?? t('common.export')}
      </summary>
      <ul className="menu-links">
        {formats().map(([format, name]) => (
          <li key={format}>
            <a href={fileIn(format)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const formats = (): Array<[string, string]> => [
  ['csv', t('common.format_csv')],
  ['xlsx', t('common.format_xlsx')],
  ['json', t('common.format_json')],
]
