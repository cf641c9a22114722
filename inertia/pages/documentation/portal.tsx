import { Documentation, type DocumentationProps } from '~/components/documentation/documentation'
import { PortalLayout } from '~/layouts/portal'

export default function PartnerDocumentation(props: DocumentationProps) {
  return <Documentation {...props} />
}

PartnerDocumentation.layout = PortalLayout
