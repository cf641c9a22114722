import { History } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DateTime } from '~/components/date_time'
import { Differences, type Difference } from '~/components/differences'
import { EmptyState } from '~/components/empty_state'
import { Field, type Option } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { Pager, type PageList } from '~/components/pager'
import { SetupChange, type LimitWords } from '~/components/setup/setup_change'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { countOf, formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

type Group = {
  title: string
  limits: Array<LimitWords & { explanation: string; least: number; most: number }>
}

interface SetupProps {
  form: Record<string, string>
  groups: Group[]
  free_packages: Option[]
  /** As it was when the form was opened; the one of now after a stale save. */
  version: string
  stale: boolean
  differences: Difference[]
  history: Data.Setup.SetupChange[]
  list: PageList
}

export default function Setup(props: SetupProps) {
  const { form, groups, free_packages: packages, version, history, list } = props
  return (
    <div className="form-column">
      <PageHeader
        title="Limitation Setup"
        lead="What holds for everybody. A change counts at once, for every page and every API call."
      />
      {props.stale && <Differences what="Limitation Setup" differences={props.differences} />}
      <Form action="/portal/admin/default-setup" guard unsaved={props.stale} key={version}>
        <FormErrors />
        <input type="hidden" name="version" value={version} />
        <fieldset className="field-group">
          <legend>New clients</legend>
          <Field
            as="select"
            name="free_package"
            label="Free package"
            hint="Given to each client that registers. Only active free packages can be chosen."
            options={packages}
            placeholder="None"
            defaultValue={form.free_package}
          />
        </fieldset>
        {groups.map((group) => (
          <Limits key={group.title} group={group} form={form} />
        ))}
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
      <Card title="Changes" lead={countOf(list.total, 'change')} className="setup-history" flush>
        {history.length ? (
          <ol className="change-list">
            {history.map((change, index) => (
              <li key={`${change.at}-${index}`}>
                <p>
                  <strong>{change.by?.full_name ?? 'At a terminal'}</strong>{' '}
                  <span className="is-weak">
                    <DateTime value={change.at} exact />
                  </span>
                </p>
                <SetupChange
                  change={change}
                  limits={groups.flatMap(({ limits }) => limits)}
                  packages={packages}
                />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState title="Nothing was changed yet" icon={History} />
        )}
      </Card>
      <Pager paging={list} noun={(count) => t('common.noun_change', { count })} />
    </div>
  )
}

Setup.layout = PortalLayout

/** "Price of a search, in calls", but "Searches a day", which says what is counted. */
function withUnit(label: string, unit: string): string {
  return label.toLowerCase().includes(unit) ? label : `${label}, in ${unit}`
}

function Limits({ group, form }: { group: Group; form: Record<string, string> }) {
  return (
    <fieldset className="field-group">
      <legend>{group.title}</legend>
      {group.limits.map(({ name, label, explanation, unit, least, most }) => (
        <Field
          key={name}
          name={name}
          label={withUnit(label, unit)}
          hint={`${explanation} From ${formatCount(least)} to ${formatCount(most)}.`}
          inputMode="numeric"
          autoComplete="off"
          required
          className="figure-field"
          defaultValue={form[name]}
        />
      ))}
    </fieldset>
  )
}
