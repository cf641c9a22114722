import type { ReactNode } from 'react'
import type { CallFacts, FieldRow } from '#app/documentation/page_parts'
import type { Reader } from '#app/documentation/reader'
import { english } from '~/components/documentation/prose'
import { TryIt } from '~/components/documentation/try_it'
import { roleName } from '~/components/people/roles'
import { rich, t } from '~/text'

interface CallReferenceProps {
  id: string
  call: CallFacts
  isEnglish: boolean
  reader: Reader
}

/** The reference of a call, with a form to try it. */
export function CallReference({ id, call, isEnglish, reader }: CallReferenceProps) {
  const { method, path, parameters, body, answers, errors, try_form: form } = call
  const lang = english(isEnglish)
  return (
    <>
      <p className="doc-path">
        <span className="doc-method">{method}</span>
        <code>/v1{path}</code>
      </p>
      <Facts call={call} />
      {parameters.length > 0 && (
        <Part title={t('documentation.parameters')}>
          <Fields
            lang={lang}
            rows={parameters.map((row) => ({ ...row, where: places()[row.in] }))}
          />
        </Part>
      )}
      {body && (
        <Part title={t('documentation.body')} note={body.type}>
          <Fields lang={lang} rows={body.fields} />
        </Part>
      )}
      <Part title={t('documentation.all_answers')}>
        {answers.map(({ status, text, type, fields, headers }) => (
          <div className="doc-answer" key={status}>
            <p>
              <span className="doc-status">{status}</span>{' '}
              <span lang={lang} dangerouslySetInnerHTML={{ __html: text }} />
              {type && !type.startsWith('application/json') && (
                <span className="doc-type"> {type}</span>
              )}
            </p>
            {fields.length > 0 && (
              <details>
                <summary>{t('documentation.answer_members', { status: String(status) })}</summary>
                <Fields lang={lang} rows={fields} quiet />
              </details>
            )}
            {headers.length > 0 && (
              <details>
                <summary>{t('documentation.headers_of_answer')}</summary>
                <ul className="doc-fields" lang={lang}>
                  {headers.map((header) => (
                    <li key={header.name}>
                      <code>{header.name}</code>
                      <p dangerouslySetInnerHTML={{ __html: header.text }} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </Part>
      <Part title={t('documentation.errors')}>
        <ul className="doc-errors">
          {errors.map(({ status, code, href }) => (
            <li key={`${status} ${code}`}>
              <a href={href}>
                <span className="doc-status">{status}</span> <code>{code}</code>
              </a>
            </li>
          ))}
        </ul>
      </Part>
      {form && <TryIt id={id} call={call} form={form} reader={reader} />}
    </>
  )
}

const places = () => ({
  path: t('documentation.in_path'),
  query: t('documentation.in_query'),
  header: t('documentation.in_header'),
})

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="doc-part">
      <h3>
        {title}
        {note && <span className="doc-type"> {note}</span>}
      </h3>
      {children}
    </div>
  )
}

/** Its permissions and price. */
function Facts({ call: { callers, key_ability: ability, price } }: { call: CallFacts }) {
  return (
    <dl className="doc-facts">
      <div>
        <dt>{t('documentation.who_may')}</dt>
        <dd>{callersOf(callers)}</dd>
      </div>
      {!callers.includes('guest') || ability ? (
        <div>
          <dt>{t('documentation.abilities_of_key')}</dt>
          <dd>{abilityOf(ability)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('documentation.costs')}</dt>
        <dd>
          {price ? t('documentation.calls_in_price', { calls: price }) : t('documentation.free')}
        </dd>
      </div>
    </dl>
  )
}

function abilityOf(ability: string | null) {
  if (ability === null) return t('documentation.no_key_opens')
  return ability === 'any' ? t('documentation.any_key') : <code>{ability}</code>
}

const loginRoles = 4

function callersOf(callers: CallFacts['callers']): string {
  if (callers.includes('guest')) return t('documentation.everybody')
  if (callers.length >= loginRoles) return t('documentation.everybody_logged_in')
  return callers.map((role) => roleName(Number(role))).join(', ')
}

interface FieldsProps {
  rows: Array<FieldRow & { where?: string }>
  lang: 'en' | undefined
  /** In responses, fields that are always present are not marked as required. */
  quiet?: boolean
}

export function Fields({ rows, lang, quiet = false }: FieldsProps) {
  return (
    <ul className="doc-fields">
      {rows.map((row, index) => (
        <li key={index} className={depths[row.depth]}>
          <code>{row.name}</code> <span className="doc-type">{row.type}</span>
          {row.where && <span className="doc-type"> · {row.where}</span>}
          {row.is_required && !quiet && (
            <span className="doc-required"> {t('documentation.required')}</span>
          )}
          <p>
            <span lang={lang}>
              {row.text && <span dangerouslySetInnerHTML={{ __html: row.text }} />}
              {row.limits.map((limit) => (
                <span className="doc-limit" key={limit}>
                  {limit}
                </span>
              ))}
            </span>
            {row.default !== null && (
              <span className="doc-limit">
                {rich('documentation.default_of', {
                  value: row.default,
                  code: (inside) => <code>{inside}</code>,
                })}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const depths = ['', 'is-deep', 'is-deeper', 'is-deepest', 'is-deepest', 'is-deepest']
