import '~/css/setup.scss'
import { History } from '~/icons'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { Field, type Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import { Pager, type PageList } from '~/components/lists/pager'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { groupName, limitWords, type Limit, type LimitGroup } from '~/components/setup/limit_words'
import { SetupChange, type BaseCurrency } from '~/components/setup/setup_change'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

type Group = {
  group: LimitGroup
  limits: Array<{ name: Limit; least: number; most: number; is_money: boolean }>
}

interface SetupProps extends Edited {
  form: Record<string, string>
  groups: Group[]
  free_packages: Option[]
  base_currency: BaseCurrency
  history: Data.Billing.Setup.SetupChange[]
  list: PageList
}

export default function Setup(props: SetupProps) {
  const { form, groups, free_packages: packages, base_currency: base, history, list } = props
  return (
    <div className="form-column">
      <PageHeader
        title={t('common.menu_limitation_setup')}
        lead={t('setup.limitation_setup_lead')}
      />
      <RecordForm
        action="/portal/admin/default-setup"
        edited={props}
        what={t('setup.the_limits')}
        submit={t('setup.save')}
        values={form}
      >
        <fieldset className="field-group">
          <legend>{t('setup.new_clients')}</legend>
          <Field
            as="select"
            name="free_package"
            label={t('setup.free_package')}
            hint={t('setup.free_package_hint')}
            options={packages}
            placeholder={t('setup.free_package_none')}
          />
        </fieldset>
        <fieldset className="field-group">
          <legend>{t('setup.home_page')}</legend>
          <Field
            as="textarea"
            name="example_skills"
            label={t('setup.example_skills')}
            hint={t('setup.example_skills_hint')}
            rows={4}
          />
        </fieldset>
        {groups.map((group) => (
          <Limits key={group.group} group={group} base={base} />
        ))}
      </RecordForm>
      <Card
        title={t('setup.changes')}
        lead={t('setup.count_changes', { count: list.total })}
        className="mt-5"
        flush
      >
        {history.length ? (
          <ol className="change-list">
            {history.map((change, index) => (
              <li key={`${change.at}-${index}`}>
                <p>
                  <strong>{change.by?.full_name ?? t('setup.at_a_terminal')}</strong>{' '}
                  <span className="is-weak">
                    <DateTime value={change.at} exact />
                  </span>
                </p>
                <SetupChange change={change} packages={packages} base={base} />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState title={t('setup.nothing_changed')} icon={History} />
        )}
      </Card>
      <Pager paging={list} noun={(count) => t('common.noun_change', { count })} />
    </div>
  )
}

Setup.layout = PortalLayout

function Limits({ group, base }: { group: Group; base: BaseCurrency }) {
  return (
    <fieldset className="field-group">
      <legend>{groupName(group.group)}</legend>
      {group.limits.map(({ name, least, most, is_money: isMoney }) => {
        const { field, explanation } = limitWords(name)
        return (
          <Field
            key={name}
            name={name}
            label={isMoney ? t('setup.amount_in', { label: field, currency: base.code }) : field}
            hint={
              isMoney ? explanation : t('setup.explanation_and_range', { explanation, least, most })
            }
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            required
            className="figure-field"
          />
        )
      })}
    </fieldset>
  )
}
