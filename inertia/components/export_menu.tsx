import { Download } from 'lucide-react'
import { t } from '~/text'
import { useDismissable } from '~/use_dismissable'

interface ExportMenuProps {
  /** The address of the file in a format, with BASE_PATH. */
  fileIn: (format: string) => string
  /** What it holds, where that is not simply the list. */
  label?: string
  /** Small beside a list, as large as other buttons elsewhere. */
  large?: boolean
}

/** Links to a file in every format that it comes in. Opens without scripts. */
export function ExportMenu({ fileIn, label, large }: ExportMenuProps) {
  const menu = useDismissable()
  return (
    <details className="view-menu" ref={menu}>
      <summary className={large ? 'button' : 'button is-small'}>
        <Download size={large ? 16 : 14} /> {label ?? t('common.export')}
      </summary>
      <ul className="profile-menu export-formats">
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
