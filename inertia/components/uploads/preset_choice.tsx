import { PortalLink } from '~/components/portal_link'
import { statusLabel } from '~/components/status_tag'
import { languageName, t } from '~/text'
import { usePortal } from '~/use_portal'

export type Presets = {
  kind: string
  preset: string
  no_header: boolean
  language: string | null
  found: { id: string; title: string; kind: string } | null
  last: { file_name: string } | null
  refused: { title: string; reason: string } | null
  presets: Array<{ id: string; title: string; kind: string }>
}

/** What the file looks like, and a form to choose something else; works without scripts. */
export function PresetChoice({
  columns,
  path,
  encoding,
}: {
  columns: Presets
  path: string
  /** The chosen encoding; null if it is detected. */
  encoding: string | null
}) {
  const { to } = usePortal()
  const { found, last, preset, presets, kind, refused, no_header: noHeader } = columns
  const kept = encoding ? `&encoding=${encoding}` : ''
  const isOther = found !== null && found.id !== preset
  return (
    <div className="mb-5">
      {refused && <p className="note is-warning mb-3">{t('uploads.preset_refused', refused)}</p>}
      {preset === 'last' && last && (
        <p className="note mb-3">{t('uploads.as_last_time', { file: last.file_name })}</p>
      )}
      {found && (
        <p className="note mb-3">
          {t('uploads.looks_like', { title: found.title, kind: statusLabel(found.kind) })}{' '}
          {isOther && (
            <PortalLink href={`${path}?preset=${found.id}${kept}`}>
              {t('uploads.use_preset')}
            </PortalLink>
          )}
        </p>
      )}
      {columns.language && (
        <p className="note mb-3">
          {t('uploads.only_names', { language: languageName(columns.language) })}
        </p>
      )}
      <form action={to(path)} method="get" className="preset-choice">
        {encoding && <input type="hidden" name="encoding" value={encoding} />}
        <label className="label" htmlFor="preset">
          {t('uploads.assign_by')}
        </label>
        <div className="select">
          <select id="preset" name="preset" defaultValue={preset}>
            <option value="none">{t('uploads.by_name', { kind: statusLabel(kind) })}</option>
            {last && <option value="last">{t('uploads.by_last', { file: last.file_name })}</option>}
            {presets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <button className="button" type="submit">
          {t('uploads.apply_preset')}
        </button>
        {!noHeader && (
          <PortalLink className="button is-text" href={`${path}?no_header=true${kept}`}>
            {t('uploads.first_row_is_data')}
          </PortalLink>
        )}
        {noHeader && (
          <PortalLink className="button is-text" href={`${path}?no_header=false${kept}`}>
            {t('uploads.first_row_is_header')}
          </PortalLink>
        )}
      </form>
    </div>
  )
}
