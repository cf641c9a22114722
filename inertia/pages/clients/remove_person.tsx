import type { Data } from '@generated/data'
import { CheckField } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { RecordForm } from '~/components/forms/record_form'
import { SubmitButton } from '~/components/forms/submit_button'
import type { ClientPerson } from '~/components/clients/client_people'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface RemovePersonProps {
  person: ClientPerson
  /** The API keys that the user created, neither revoked nor expired. */
  keys: Data.Accounts.ApiKeys.ApiKey[]
  /** The paths of the users and of the page that lists them, inside the area. */
  base: string
  list: string
  back: string | null
  is_self: boolean
}

/** The confirmation of a removal. */
export default function RemovePerson(props: RemovePersonProps) {
  const { person, keys, base, list, back, is_self: isSelf } = props
  const { at } = useArea()
  const isSuspended = person.status === 'suspended'
  return (
    <div className="form-column">
      <PageHeader
        title={t('clients.remove_question', { name: person.full_name })}
        lead={isSelf ? t('clients.remove_self_effect') : t('clients.remove_effect')}
      />
      <RecordForm
        action={at(`${base}/${person.id}/remove`)}
        back={back}
        submit={<SubmitButton className="is-danger">{t('clients.remove')}</SubmitButton>}
        cancel={at(list)}
      >
        {keys.length > 0 && (
          <>
            <div className="field">
              <p>
                {t(isSuspended ? 'clients.paused_keys_of_person' : 'clients.keys_of_person', {
                  count: keys.length,
                  name: person.full_name,
                })}
              </p>
              <ul>
                {keys.map(({ id, name, prefix }) => (
                  <li key={id}>
                    {name} <code>{prefix}…</code>
                  </li>
                ))}
              </ul>
            </div>
            {!isSuspended && (
              <CheckField
                name="revoke_keys"
                label={t('clients.revoke_keys')}
                hint={t('clients.revoke_keys_hint')}
              />
            )}
          </>
        )}
      </RecordForm>
    </div>
  )
}

RemovePerson.layout = PortalLayout
