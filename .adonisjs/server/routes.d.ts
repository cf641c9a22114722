import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'home': { paramsTuple?: []; params?: {} }
    'skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'about': { paramsTuple?: []; params?: {} }
    'contact': { paramsTuple?: []; params?: {} }
    'contact.store': { paramsTuple?: []; params?: {} }
    'docs': { paramsTuple?: []; params?: {} }
    'docs.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'appearance': { paramsTuple?: []; params?: {} }
    'playground': { paramsTuple?: []; params?: {} }
    'playground.export': { paramsTuple?: []; params?: {} }
    'playground.store': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemaps.pages': { paramsTuple?: []; params?: {} }
    'sitemaps.skills': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'stripe.events': { paramsTuple?: []; params?: {} }
    'invoices': { paramsTuple?: []; params?: {} }
    'invoices.export_some': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.update': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.keep': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.destroy': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.export': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.file': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.words': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.picture': { paramsTuple: [ParamValue,ParamValue]; params: {'ReadingId': ParamValue,'page': ParamValue} }
    'invoices.store': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.login.store': { paramsTuple?: []; params?: {} }
    'auth.login.code': { paramsTuple?: []; params?: {} }
    'auth.login.code.store': { paramsTuple?: []; params?: {} }
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.register.store': { paramsTuple?: []; params?: {} }
    'auth.forgot': { paramsTuple?: []; params?: {} }
    'auth.forgot.store': { paramsTuple?: []; params?: {} }
    'auth.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.reset.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.new_email': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.new_email.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.invitation.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.ask': { paramsTuple?: []; params?: {} }
    'auth.confirm.send': { paramsTuple?: []; params?: {} }
    'auth.tokens.store': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.two_factor': { paramsTuple?: []; params?: {} }
    'auth.two_factor.codes': { paramsTuple?: []; params?: {} }
    'auth.two_factor.start': { paramsTuple?: []; params?: {} }
    'auth.two_factor.offer': { paramsTuple?: []; params?: {} }
    'auth.two_factor.qr_code': { paramsTuple?: []; params?: {} }
    'auth.two_factor.on': { paramsTuple?: []; params?: {} }
    'auth.two_factor.off': { paramsTuple?: []; params?: {} }
    'v1.auth.login': { paramsTuple?: []; params?: {} }
    'v1.auth.logout': { paramsTuple?: []; params?: {} }
    'v1.auth.refresh': { paramsTuple?: []; params?: {} }
    'v1.auth.register': { paramsTuple?: []; params?: {} }
    'v1.auth.forgot': { paramsTuple?: []; params?: {} }
    'v1.auth.reset': { paramsTuple?: []; params?: {} }
    'v1.auth.invitation': { paramsTuple?: []; params?: {} }
    'v1.index': { paramsTuple?: []; params?: {} }
    'v1.openapi.json': { paramsTuple?: []; params?: {} }
    'v1.openapi.yaml': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.packages.free.index': { paramsTuple?: []; params?: {} }
    'admin.packages.free.export': { paramsTuple?: []; params?: {} }
    'admin.packages.free.create': { paramsTuple?: []; params?: {} }
    'admin.packages.free.store': { paramsTuple?: []; params?: {} }
    'admin.packages.free.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.free.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.free.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.free.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.index': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.export': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.create': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.store': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.export': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.create': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.store': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.export': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.create': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.store': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.currencies.index': { paramsTuple?: []; params?: {} }
    'admin.currencies.export': { paramsTuple?: []; params?: {} }
    'admin.currencies.create': { paramsTuple?: []; params?: {} }
    'admin.currencies.store': { paramsTuple?: []; params?: {} }
    'admin.currencies.edit': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.currencies.update': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.currencies.destroy': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.currencies.base': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.uploads.latest': { paramsTuple?: []; params?: {} }
    'admin.uploads.count': { paramsTuple?: []; params?: {} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.bulk': { paramsTuple?: []; params?: {} }
    'admin.skills.create': { paramsTuple?: []; params?: {} }
    'admin.skills.store': { paramsTuple?: []; params?: {} }
    'admin.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.update': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.destroy': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.merge.store': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'admin.skills.relations.update': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'admin.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.update': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.destroy': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.index': { paramsTuple?: []; params?: {} }
    'admin.relations.export': { paramsTuple?: []; params?: {} }
    'admin.relations.bulk': { paramsTuple?: []; params?: {} }
    'admin.synonyms.index': { paramsTuple?: []; params?: {} }
    'admin.synonyms.export': { paramsTuple?: []; params?: {} }
    'admin.synonyms.create': { paramsTuple?: []; params?: {} }
    'admin.synonyms.store': { paramsTuple?: []; params?: {} }
    'admin.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.synonyms.update': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.uploads.index': { paramsTuple?: []; params?: {} }
    'admin.uploads.create': { paramsTuple?: []; params?: {} }
    'admin.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.uploads.start': { paramsTuple?: []; params?: {} }
    'admin.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.check': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.fixes.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.run': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.cancel': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.retry': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.undo': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.create': { paramsTuple?: []; params?: {} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.categories.edit': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.merge': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.merge.store': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.setup.edit': { paramsTuple?: []; params?: {} }
    'admin.setup.update': { paramsTuple?: []; params?: {} }
    'admin.seller.edit': { paramsTuple?: []; params?: {} }
    'admin.seller.update': { paramsTuple?: []; params?: {} }
    'admin.searches.index': { paramsTuple?: []; params?: {} }
    'admin.searches.export': { paramsTuple?: []; params?: {} }
    'admin.searches.pack': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.searches.pack.export': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.client_packages.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.client_packages.update': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.client_packages.refund': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.sales.index': { paramsTuple?: []; params?: {} }
    'admin.sales.export': { paramsTuple?: []; params?: {} }
    'admin.sales.bulk': { paramsTuple?: []; params?: {} }
    'admin.sales.show': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.receipt': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.pay': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.release': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.waive': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.void': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.client_purchases.index': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.client_purchases.store': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.documents.export': { paramsTuple?: []; params?: {} }
    'admin.documents.index': { paramsTuple?: []; params?: {} }
    'admin.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.credit': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.refunds.done': { paramsTuple: [ParamValue]; params: {'RefundId': ParamValue} }
    'admin.refunds.stripe': { paramsTuple: [ParamValue]; params: {'RefundId': ParamValue} }
    'admin.notice_choices.edit': { paramsTuple?: []; params?: {} }
    'admin.notice_choices.update': { paramsTuple?: []; params?: {} }
    'admin.notifications.index': { paramsTuple?: []; params?: {} }
    'admin.notifications.live': { paramsTuple?: []; params?: {} }
    'admin.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'admin.notifications.bulk': { paramsTuple?: []; params?: {} }
    'admin.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk': { paramsTuple?: []; params?: {} }
    'admin.clients.create': { paramsTuple?: []; params?: {} }
    'admin.clients.store': { paramsTuple?: []; params?: {} }
    'admin.clients.edit': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.update': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.status': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.create': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.store': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.status': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.owner': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.ask_removal': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.two_factor': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.bulk': { paramsTuple?: []; params?: {} }
    'admin.staff.create': { paramsTuple?: []; params?: {} }
    'admin.staff.store': { paramsTuple?: []; params?: {} }
    'admin.staff.edit': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.update': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.status': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.two_factor': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.resend': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.export': { paramsTuple?: []; params?: {} }
    'admin.profile.show': { paramsTuple?: []; params?: {} }
    'admin.profile.update': { paramsTuple?: []; params?: {} }
    'admin.profile.appearance': { paramsTuple?: []; params?: {} }
    'admin.profile.password': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'admin.profile.data': { paramsTuple?: []; params?: {} }
    'admin.profile.data.download': { paramsTuple?: []; params?: {} }
    'admin.profile.data.delete': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'admin.views.store': { paramsTuple?: []; params?: {} }
    'admin.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'admin.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'MessageId': ParamValue} }
    'admin.contact_messages.update': { paramsTuple: [ParamValue]; params: {'MessageId': ParamValue} }
    'admin.webhooks.index': { paramsTuple?: []; params?: {} }
    'admin.webhooks.create': { paramsTuple?: []; params?: {} }
    'admin.webhooks.store': { paramsTuple?: []; params?: {} }
    'admin.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.update': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.status': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret.reveal': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret.rotate': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.test': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'WebhookId': ParamValue,'DeliveryId': ParamValue} }
    'admin.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.uploads.store': { paramsTuple?: []; params?: {} }
    'partner.dashboard': { paramsTuple?: []; params?: {} }
    'partner.playground': { paramsTuple?: []; params?: {} }
    'partner.playground.history': { paramsTuple?: []; params?: {} }
    'partner.playground.history.export': { paramsTuple?: []; params?: {} }
    'partner.packages.searches': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.packages.searches.export': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.documentation': { paramsTuple?: []; params?: {} }
    'partner.documentation.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'partner.purchases.offers': { paramsTuple?: []; params?: {} }
    'partner.purchases.offer': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'partner.purchases.buy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'partner.purchases.index': { paramsTuple?: []; params?: {} }
    'partner.purchases.receipt': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.purchases.receipt.pdf': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.checkouts.store': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'partner.checkouts.show': { paramsTuple: [ParamValue]; params: {'CheckoutId': ParamValue} }
    'partner.documents.index': { paramsTuple?: []; params?: {} }
    'partner.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.billing.show': { paramsTuple?: []; params?: {} }
    'partner.billing.edit': { paramsTuple?: []; params?: {} }
    'partner.billing.update': { paramsTuple?: []; params?: {} }
    'partner.billing.spending': { paramsTuple?: []; params?: {} }
    'partner.api_keys.index': { paramsTuple?: []; params?: {} }
    'partner.api_keys.create': { paramsTuple?: []; params?: {} }
    'partner.api_keys.store': { paramsTuple?: []; params?: {} }
    'partner.api_keys.edit': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.update': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.ask_rotation': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.rotate': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.colleagues.index': { paramsTuple?: []; params?: {} }
    'partner.colleagues.create': { paramsTuple?: []; params?: {} }
    'partner.colleagues.store': { paramsTuple?: []; params?: {} }
    'partner.colleagues.status': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.owner': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.resend': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.ask_removal': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.destroy': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.webhooks.index': { paramsTuple?: []; params?: {} }
    'partner.webhooks.create': { paramsTuple?: []; params?: {} }
    'partner.webhooks.store': { paramsTuple?: []; params?: {} }
    'partner.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.update': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.status': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret.reveal': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret.rotate': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.test': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'WebhookId': ParamValue,'DeliveryId': ParamValue} }
    'partner.notifications.index': { paramsTuple?: []; params?: {} }
    'partner.notifications.live': { paramsTuple?: []; params?: {} }
    'partner.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'partner.notifications.bulk': { paramsTuple?: []; params?: {} }
    'partner.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'partner.profile.show': { paramsTuple?: []; params?: {} }
    'partner.profile.update': { paramsTuple?: []; params?: {} }
    'partner.profile.appearance': { paramsTuple?: []; params?: {} }
    'partner.profile.password': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'partner.profile.data': { paramsTuple?: []; params?: {} }
    'partner.profile.data.download': { paramsTuple?: []; params?: {} }
    'partner.profile.data.delete': { paramsTuple?: []; params?: {} }
    'partner.search': { paramsTuple?: []; params?: {} }
    'partner.views.store': { paramsTuple?: []; params?: {} }
    'partner.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'partner.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'partner.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'company.dashboard': { paramsTuple?: []; params?: {} }
    'company.playground': { paramsTuple?: []; params?: {} }
    'company.skills.index': { paramsTuple?: []; params?: {} }
    'company.skills.export': { paramsTuple?: []; params?: {} }
    'company.skills.bulk': { paramsTuple?: []; params?: {} }
    'company.skills.create': { paramsTuple?: []; params?: {} }
    'company.skills.store': { paramsTuple?: []; params?: {} }
    'company.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.update': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.destroy': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.merge.store': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'company.skills.relations.update': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'company.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.update': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.destroy': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.index': { paramsTuple?: []; params?: {} }
    'company.relations.export': { paramsTuple?: []; params?: {} }
    'company.relations.bulk': { paramsTuple?: []; params?: {} }
    'company.synonyms.index': { paramsTuple?: []; params?: {} }
    'company.synonyms.export': { paramsTuple?: []; params?: {} }
    'company.synonyms.create': { paramsTuple?: []; params?: {} }
    'company.synonyms.store': { paramsTuple?: []; params?: {} }
    'company.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.synonyms.update': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.uploads.index': { paramsTuple?: []; params?: {} }
    'company.uploads.create': { paramsTuple?: []; params?: {} }
    'company.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'company.uploads.start': { paramsTuple?: []; params?: {} }
    'company.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.check': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.fixes.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.run': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.cancel': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.retry': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.undo': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.notifications.index': { paramsTuple?: []; params?: {} }
    'company.notifications.live': { paramsTuple?: []; params?: {} }
    'company.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'company.notifications.bulk': { paramsTuple?: []; params?: {} }
    'company.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'company.profile.show': { paramsTuple?: []; params?: {} }
    'company.profile.update': { paramsTuple?: []; params?: {} }
    'company.profile.appearance': { paramsTuple?: []; params?: {} }
    'company.profile.password': { paramsTuple?: []; params?: {} }
    'company.profile.sessions': { paramsTuple?: []; params?: {} }
    'company.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'company.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'company.profile.data': { paramsTuple?: []; params?: {} }
    'company.profile.data.download': { paramsTuple?: []; params?: {} }
    'company.profile.data.delete': { paramsTuple?: []; params?: {} }
    'company.search': { paramsTuple?: []; params?: {} }
    'company.views.store': { paramsTuple?: []; params?: {} }
    'company.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'company.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'company.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'company.uploads.store': { paramsTuple?: []; params?: {} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.all': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
    'v1.client_packages.free_backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.free_res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.refund': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.notice_choices.show': { paramsTuple?: []; params?: {} }
    'v1.notice_choices.update': { paramsTuple?: []; params?: {} }
    'v1.notifications.index': { paramsTuple?: []; params?: {} }
    'v1.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'v1.notifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.index': { paramsTuple?: []; params?: {} }
    'v1.skills.store': { paramsTuple?: []; params?: {} }
    'v1.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.merge.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.merge.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.export_new': { paramsTuple?: []; params?: {} }
    'v1.skills.export': { paramsTuple?: []; params?: {} }
    'v1.relations.of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.export': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.relations.update_of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.index': { paramsTuple?: []; params?: {} }
    'v1.relations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.import_of_skill': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.uploads.import': { paramsTuple?: []; params?: {} }
    'v1.uploads.index': { paramsTuple?: []; params?: {} }
    'v1.uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.successful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.index': { paramsTuple?: []; params?: {} }
    'v1.categories.export': { paramsTuple?: []; params?: {} }
    'v1.categories.search': { paramsTuple?: []; params?: {} }
    'v1.categories.store': { paramsTuple?: []; params?: {} }
    'v1.categories.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.index': { paramsTuple?: []; params?: {} }
    'v1.synonyms.export': { paramsTuple?: []; params?: {} }
    'v1.synonyms.store': { paramsTuple?: []; params?: {} }
    'v1.synonyms.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.purchases.activate.basic': { paramsTuple?: []; params?: {} }
    'v1.purchases.activate.pay_as_you_go': { paramsTuple?: []; params?: {} }
    'v1.purchases.activate.additional': { paramsTuple?: []; params?: {} }
    'v1.purchases.assign.priced': { paramsTuple?: []; params?: {} }
    'v1.purchases.assign.free': { paramsTuple?: []; params?: {} }
    'v1.purchases.history': { paramsTuple?: []; params?: {} }
    'v1.purchases.history_of_clients': { paramsTuple?: []; params?: {} }
    'v1.offers.available': { paramsTuple?: []; params?: {} }
    'v1.offers.current': { paramsTuple?: []; params?: {} }
    'v1.sales.index': { paramsTuple?: []; params?: {} }
    'v1.sales.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.waive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.index': { paramsTuple?: []; params?: {} }
    'v1.documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.cii': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.ubl': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.refunds.done': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.stripe': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.billing.account': { paramsTuple?: []; params?: {} }
    'v1.billing.payments': { paramsTuple?: []; params?: {} }
    'v1.billing.spending': { paramsTuple?: []; params?: {} }
    'v1.packages.free.index': { paramsTuple?: []; params?: {} }
    'v1.packages.free.store': { paramsTuple?: []; params?: {} }
    'v1.packages.free.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.index': { paramsTuple?: []; params?: {} }
    'v1.packages.basic.store': { paramsTuple?: []; params?: {} }
    'v1.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'v1.packages.additional_talk_time.store': { paramsTuple?: []; params?: {} }
    'v1.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'v1.packages.pay_as_you_go.store': { paramsTuple?: []; params?: {} }
    'v1.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.index': { paramsTuple?: []; params?: {} }
    'v1.currencies.store': { paramsTuple?: []; params?: {} }
    'v1.currencies.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.setup.show': { paramsTuple?: []; params?: {} }
    'v1.setup.replace': { paramsTuple?: []; params?: {} }
    'v1.setup.update': { paramsTuple?: []; params?: {} }
    'v1.setup.history': { paramsTuple?: []; params?: {} }
    'v1.seller.show': { paramsTuple?: []; params?: {} }
    'v1.seller.replace': { paramsTuple?: []; params?: {} }
    'v1.seller.update': { paramsTuple?: []; params?: {} }
    'v1.admin_panel': { paramsTuple?: []; params?: {} }
    'v1.search': { paramsTuple?: []; params?: {} }
    'v1.extract': { paramsTuple?: []; params?: {} }
    'v1.suggestions': { paramsTuple?: []; params?: {} }
    'v1.searchAuto': { paramsTuple?: []; params?: {} }
    'v1.adminSearch': { paramsTuple?: []; params?: {} }
    'v1.lookup': { paramsTuple?: []; params?: {} }
    'v1.related': { paramsTuple?: []; params?: {} }
    'v1.changes': { paramsTuple?: []; params?: {} }
    'v1.me': { paramsTuple?: []; params?: {} }
    'v1.me.update': { paramsTuple?: []; params?: {} }
    'v1.clients.index': { paramsTuple?: []; params?: {} }
    'v1.clients.search': { paramsTuple?: []; params?: {} }
    'v1.clients.store': { paramsTuple?: []; params?: {} }
    'v1.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.clients.people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.clients.people.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.own_client.show': { paramsTuple?: []; params?: {} }
    'v1.own_client.replace': { paramsTuple?: []; params?: {} }
    'v1.own_client.update': { paramsTuple?: []; params?: {} }
    'v1.colleagues.index': { paramsTuple?: []; params?: {} }
    'v1.colleagues.store': { paramsTuple?: []; params?: {} }
    'v1.colleagues.update': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.colleagues.destroy': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.colleagues.resend': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.staff.index': { paramsTuple?: []; params?: {} }
    'v1.staff.store': { paramsTuple?: []; params?: {} }
    'v1.staff.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.staff.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.staff.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.audit_log': { paramsTuple?: []; params?: {} }
    'v1.api_keys.index': { paramsTuple?: []; params?: {} }
    'v1.api_keys.store': { paramsTuple?: []; params?: {} }
    'v1.api_keys.self': { paramsTuple?: []; params?: {} }
    'v1.api_keys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.api_keys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.api_keys.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.store': { paramsTuple?: []; params?: {} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'v1.invoices.export_some': { paramsTuple?: []; params?: {} }
    'v1.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.contact.store': { paramsTuple?: []; params?: {} }
    'v1.contact.index': { paramsTuple?: []; params?: {} }
    'v1.contact.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.contact.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.rotate_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'delivery': ParamValue} }
    'llms': { paramsTuple?: []; params?: {} }
    'robots': { paramsTuple?: []; params?: {} }
    'security_contact': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'home': { paramsTuple?: []; params?: {} }
    'skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'about': { paramsTuple?: []; params?: {} }
    'contact': { paramsTuple?: []; params?: {} }
    'docs': { paramsTuple?: []; params?: {} }
    'docs.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'playground': { paramsTuple?: []; params?: {} }
    'playground.export': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemaps.pages': { paramsTuple?: []; params?: {} }
    'sitemaps.skills': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'invoices': { paramsTuple?: []; params?: {} }
    'invoices.export_some': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.export': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.file': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.words': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.picture': { paramsTuple: [ParamValue,ParamValue]; params: {'ReadingId': ParamValue,'page': ParamValue} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.login.code': { paramsTuple?: []; params?: {} }
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.forgot': { paramsTuple?: []; params?: {} }
    'auth.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.new_email': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.ask': { paramsTuple?: []; params?: {} }
    'auth.two_factor': { paramsTuple?: []; params?: {} }
    'auth.two_factor.offer': { paramsTuple?: []; params?: {} }
    'auth.two_factor.qr_code': { paramsTuple?: []; params?: {} }
    'v1.index': { paramsTuple?: []; params?: {} }
    'v1.openapi.json': { paramsTuple?: []; params?: {} }
    'v1.openapi.yaml': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.packages.free.index': { paramsTuple?: []; params?: {} }
    'admin.packages.free.export': { paramsTuple?: []; params?: {} }
    'admin.packages.free.create': { paramsTuple?: []; params?: {} }
    'admin.packages.free.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.index': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.export': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.create': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.export': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.create': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.export': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.create': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.currencies.index': { paramsTuple?: []; params?: {} }
    'admin.currencies.export': { paramsTuple?: []; params?: {} }
    'admin.currencies.create': { paramsTuple?: []; params?: {} }
    'admin.currencies.edit': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.uploads.latest': { paramsTuple?: []; params?: {} }
    'admin.uploads.count': { paramsTuple?: []; params?: {} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.create': { paramsTuple?: []; params?: {} }
    'admin.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'admin.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.index': { paramsTuple?: []; params?: {} }
    'admin.relations.export': { paramsTuple?: []; params?: {} }
    'admin.synonyms.index': { paramsTuple?: []; params?: {} }
    'admin.synonyms.export': { paramsTuple?: []; params?: {} }
    'admin.synonyms.create': { paramsTuple?: []; params?: {} }
    'admin.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.uploads.index': { paramsTuple?: []; params?: {} }
    'admin.uploads.create': { paramsTuple?: []; params?: {} }
    'admin.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.create': { paramsTuple?: []; params?: {} }
    'admin.categories.edit': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.merge': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.setup.edit': { paramsTuple?: []; params?: {} }
    'admin.seller.edit': { paramsTuple?: []; params?: {} }
    'admin.searches.index': { paramsTuple?: []; params?: {} }
    'admin.searches.export': { paramsTuple?: []; params?: {} }
    'admin.searches.pack': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.searches.pack.export': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.client_packages.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.sales.index': { paramsTuple?: []; params?: {} }
    'admin.sales.export': { paramsTuple?: []; params?: {} }
    'admin.sales.show': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.receipt': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.client_purchases.index': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.documents.export': { paramsTuple?: []; params?: {} }
    'admin.documents.index': { paramsTuple?: []; params?: {} }
    'admin.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.notice_choices.edit': { paramsTuple?: []; params?: {} }
    'admin.notifications.index': { paramsTuple?: []; params?: {} }
    'admin.notifications.live': { paramsTuple?: []; params?: {} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.create': { paramsTuple?: []; params?: {} }
    'admin.clients.edit': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.create': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.ask_removal': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.create': { paramsTuple?: []; params?: {} }
    'admin.staff.edit': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.export': { paramsTuple?: []; params?: {} }
    'admin.profile.show': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions': { paramsTuple?: []; params?: {} }
    'admin.profile.data': { paramsTuple?: []; params?: {} }
    'admin.profile.data.download': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'MessageId': ParamValue} }
    'admin.webhooks.index': { paramsTuple?: []; params?: {} }
    'admin.webhooks.create': { paramsTuple?: []; params?: {} }
    'admin.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'partner.dashboard': { paramsTuple?: []; params?: {} }
    'partner.playground': { paramsTuple?: []; params?: {} }
    'partner.playground.history': { paramsTuple?: []; params?: {} }
    'partner.playground.history.export': { paramsTuple?: []; params?: {} }
    'partner.packages.searches': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.packages.searches.export': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.documentation': { paramsTuple?: []; params?: {} }
    'partner.documentation.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'partner.purchases.offers': { paramsTuple?: []; params?: {} }
    'partner.purchases.offer': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'partner.purchases.index': { paramsTuple?: []; params?: {} }
    'partner.purchases.receipt': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.purchases.receipt.pdf': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.checkouts.show': { paramsTuple: [ParamValue]; params: {'CheckoutId': ParamValue} }
    'partner.documents.index': { paramsTuple?: []; params?: {} }
    'partner.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.billing.show': { paramsTuple?: []; params?: {} }
    'partner.billing.edit': { paramsTuple?: []; params?: {} }
    'partner.billing.spending': { paramsTuple?: []; params?: {} }
    'partner.api_keys.index': { paramsTuple?: []; params?: {} }
    'partner.api_keys.create': { paramsTuple?: []; params?: {} }
    'partner.api_keys.edit': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.ask_rotation': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.colleagues.index': { paramsTuple?: []; params?: {} }
    'partner.colleagues.create': { paramsTuple?: []; params?: {} }
    'partner.colleagues.ask_removal': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.webhooks.index': { paramsTuple?: []; params?: {} }
    'partner.webhooks.create': { paramsTuple?: []; params?: {} }
    'partner.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.notifications.index': { paramsTuple?: []; params?: {} }
    'partner.notifications.live': { paramsTuple?: []; params?: {} }
    'partner.profile.show': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions': { paramsTuple?: []; params?: {} }
    'partner.profile.data': { paramsTuple?: []; params?: {} }
    'partner.profile.data.download': { paramsTuple?: []; params?: {} }
    'partner.search': { paramsTuple?: []; params?: {} }
    'partner.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'company.dashboard': { paramsTuple?: []; params?: {} }
    'company.playground': { paramsTuple?: []; params?: {} }
    'company.skills.index': { paramsTuple?: []; params?: {} }
    'company.skills.export': { paramsTuple?: []; params?: {} }
    'company.skills.create': { paramsTuple?: []; params?: {} }
    'company.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'company.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.index': { paramsTuple?: []; params?: {} }
    'company.relations.export': { paramsTuple?: []; params?: {} }
    'company.synonyms.index': { paramsTuple?: []; params?: {} }
    'company.synonyms.export': { paramsTuple?: []; params?: {} }
    'company.synonyms.create': { paramsTuple?: []; params?: {} }
    'company.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.uploads.index': { paramsTuple?: []; params?: {} }
    'company.uploads.create': { paramsTuple?: []; params?: {} }
    'company.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'company.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.notifications.index': { paramsTuple?: []; params?: {} }
    'company.notifications.live': { paramsTuple?: []; params?: {} }
    'company.profile.show': { paramsTuple?: []; params?: {} }
    'company.profile.sessions': { paramsTuple?: []; params?: {} }
    'company.profile.data': { paramsTuple?: []; params?: {} }
    'company.profile.data.download': { paramsTuple?: []; params?: {} }
    'company.search': { paramsTuple?: []; params?: {} }
    'company.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.all': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
    'v1.notice_choices.show': { paramsTuple?: []; params?: {} }
    'v1.notifications.index': { paramsTuple?: []; params?: {} }
    'v1.skills.index': { paramsTuple?: []; params?: {} }
    'v1.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.merge.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.export_new': { paramsTuple?: []; params?: {} }
    'v1.skills.export': { paramsTuple?: []; params?: {} }
    'v1.relations.of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.export': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.relations.index': { paramsTuple?: []; params?: {} }
    'v1.relations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.index': { paramsTuple?: []; params?: {} }
    'v1.uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.successful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.index': { paramsTuple?: []; params?: {} }
    'v1.categories.export': { paramsTuple?: []; params?: {} }
    'v1.categories.search': { paramsTuple?: []; params?: {} }
    'v1.categories.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.index': { paramsTuple?: []; params?: {} }
    'v1.synonyms.export': { paramsTuple?: []; params?: {} }
    'v1.synonyms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.purchases.history': { paramsTuple?: []; params?: {} }
    'v1.purchases.history_of_clients': { paramsTuple?: []; params?: {} }
    'v1.offers.available': { paramsTuple?: []; params?: {} }
    'v1.offers.current': { paramsTuple?: []; params?: {} }
    'v1.sales.index': { paramsTuple?: []; params?: {} }
    'v1.sales.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.index': { paramsTuple?: []; params?: {} }
    'v1.documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.cii': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.ubl': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.billing.account': { paramsTuple?: []; params?: {} }
    'v1.billing.payments': { paramsTuple?: []; params?: {} }
    'v1.billing.spending': { paramsTuple?: []; params?: {} }
    'v1.packages.free.index': { paramsTuple?: []; params?: {} }
    'v1.packages.free.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.index': { paramsTuple?: []; params?: {} }
    'v1.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'v1.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'v1.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.index': { paramsTuple?: []; params?: {} }
    'v1.currencies.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.setup.show': { paramsTuple?: []; params?: {} }
    'v1.setup.history': { paramsTuple?: []; params?: {} }
    'v1.seller.show': { paramsTuple?: []; params?: {} }
    'v1.admin_panel': { paramsTuple?: []; params?: {} }
    'v1.search': { paramsTuple?: []; params?: {} }
    'v1.suggestions': { paramsTuple?: []; params?: {} }
    'v1.searchAuto': { paramsTuple?: []; params?: {} }
    'v1.adminSearch': { paramsTuple?: []; params?: {} }
    'v1.changes': { paramsTuple?: []; params?: {} }
    'v1.me': { paramsTuple?: []; params?: {} }
    'v1.clients.index': { paramsTuple?: []; params?: {} }
    'v1.clients.search': { paramsTuple?: []; params?: {} }
    'v1.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.own_client.show': { paramsTuple?: []; params?: {} }
    'v1.colleagues.index': { paramsTuple?: []; params?: {} }
    'v1.staff.index': { paramsTuple?: []; params?: {} }
    'v1.staff.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.audit_log': { paramsTuple?: []; params?: {} }
    'v1.api_keys.index': { paramsTuple?: []; params?: {} }
    'v1.api_keys.self': { paramsTuple?: []; params?: {} }
    'v1.api_keys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'v1.invoices.export_some': { paramsTuple?: []; params?: {} }
    'v1.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.contact.index': { paramsTuple?: []; params?: {} }
    'v1.contact.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'llms': { paramsTuple?: []; params?: {} }
    'robots': { paramsTuple?: []; params?: {} }
    'security_contact': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'home': { paramsTuple?: []; params?: {} }
    'skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'about': { paramsTuple?: []; params?: {} }
    'contact': { paramsTuple?: []; params?: {} }
    'docs': { paramsTuple?: []; params?: {} }
    'docs.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'playground': { paramsTuple?: []; params?: {} }
    'playground.export': { paramsTuple?: []; params?: {} }
    'sitemap': { paramsTuple?: []; params?: {} }
    'sitemaps.pages': { paramsTuple?: []; params?: {} }
    'sitemaps.skills': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'invoices': { paramsTuple?: []; params?: {} }
    'invoices.export_some': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.export': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.file': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.words': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.picture': { paramsTuple: [ParamValue,ParamValue]; params: {'ReadingId': ParamValue,'page': ParamValue} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.login.code': { paramsTuple?: []; params?: {} }
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.forgot': { paramsTuple?: []; params?: {} }
    'auth.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.new_email': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.invitation': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.ask': { paramsTuple?: []; params?: {} }
    'auth.two_factor': { paramsTuple?: []; params?: {} }
    'auth.two_factor.offer': { paramsTuple?: []; params?: {} }
    'auth.two_factor.qr_code': { paramsTuple?: []; params?: {} }
    'v1.index': { paramsTuple?: []; params?: {} }
    'v1.openapi.json': { paramsTuple?: []; params?: {} }
    'v1.openapi.yaml': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.packages.free.index': { paramsTuple?: []; params?: {} }
    'admin.packages.free.export': { paramsTuple?: []; params?: {} }
    'admin.packages.free.create': { paramsTuple?: []; params?: {} }
    'admin.packages.free.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.index': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.export': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.create': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.export': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.create': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.export': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.create': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.currencies.index': { paramsTuple?: []; params?: {} }
    'admin.currencies.export': { paramsTuple?: []; params?: {} }
    'admin.currencies.create': { paramsTuple?: []; params?: {} }
    'admin.currencies.edit': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.uploads.latest': { paramsTuple?: []; params?: {} }
    'admin.uploads.count': { paramsTuple?: []; params?: {} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.create': { paramsTuple?: []; params?: {} }
    'admin.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'admin.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.index': { paramsTuple?: []; params?: {} }
    'admin.relations.export': { paramsTuple?: []; params?: {} }
    'admin.synonyms.index': { paramsTuple?: []; params?: {} }
    'admin.synonyms.export': { paramsTuple?: []; params?: {} }
    'admin.synonyms.create': { paramsTuple?: []; params?: {} }
    'admin.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.uploads.index': { paramsTuple?: []; params?: {} }
    'admin.uploads.create': { paramsTuple?: []; params?: {} }
    'admin.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.create': { paramsTuple?: []; params?: {} }
    'admin.categories.edit': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.merge': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.setup.edit': { paramsTuple?: []; params?: {} }
    'admin.seller.edit': { paramsTuple?: []; params?: {} }
    'admin.searches.index': { paramsTuple?: []; params?: {} }
    'admin.searches.export': { paramsTuple?: []; params?: {} }
    'admin.searches.pack': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.searches.pack.export': { paramsTuple: [ParamValue]; params: {'FreePackUniqueId': ParamValue} }
    'admin.client_packages.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.sales.index': { paramsTuple?: []; params?: {} }
    'admin.sales.export': { paramsTuple?: []; params?: {} }
    'admin.sales.show': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.receipt': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.client_purchases.index': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.documents.export': { paramsTuple?: []; params?: {} }
    'admin.documents.index': { paramsTuple?: []; params?: {} }
    'admin.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.notice_choices.edit': { paramsTuple?: []; params?: {} }
    'admin.notifications.index': { paramsTuple?: []; params?: {} }
    'admin.notifications.live': { paramsTuple?: []; params?: {} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.create': { paramsTuple?: []; params?: {} }
    'admin.clients.edit': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.create': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.ask_removal': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.create': { paramsTuple?: []; params?: {} }
    'admin.staff.edit': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.export': { paramsTuple?: []; params?: {} }
    'admin.profile.show': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions': { paramsTuple?: []; params?: {} }
    'admin.profile.data': { paramsTuple?: []; params?: {} }
    'admin.profile.data.download': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'MessageId': ParamValue} }
    'admin.webhooks.index': { paramsTuple?: []; params?: {} }
    'admin.webhooks.create': { paramsTuple?: []; params?: {} }
    'admin.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'partner.dashboard': { paramsTuple?: []; params?: {} }
    'partner.playground': { paramsTuple?: []; params?: {} }
    'partner.playground.history': { paramsTuple?: []; params?: {} }
    'partner.playground.history.export': { paramsTuple?: []; params?: {} }
    'partner.packages.searches': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.packages.searches.export': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.documentation': { paramsTuple?: []; params?: {} }
    'partner.documentation.chapter': { paramsTuple: [ParamValue]; params: {'chapter': ParamValue} }
    'partner.purchases.offers': { paramsTuple?: []; params?: {} }
    'partner.purchases.offer': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'partner.purchases.index': { paramsTuple?: []; params?: {} }
    'partner.purchases.receipt': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.purchases.receipt.pdf': { paramsTuple: [ParamValue]; params: {'UserPackUniqueId': ParamValue} }
    'partner.checkouts.show': { paramsTuple: [ParamValue]; params: {'CheckoutId': ParamValue} }
    'partner.documents.index': { paramsTuple?: []; params?: {} }
    'partner.documents.show': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.pdf': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.cii': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.documents.ubl': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'partner.billing.show': { paramsTuple?: []; params?: {} }
    'partner.billing.edit': { paramsTuple?: []; params?: {} }
    'partner.billing.spending': { paramsTuple?: []; params?: {} }
    'partner.api_keys.index': { paramsTuple?: []; params?: {} }
    'partner.api_keys.create': { paramsTuple?: []; params?: {} }
    'partner.api_keys.edit': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.ask_rotation': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.colleagues.index': { paramsTuple?: []; params?: {} }
    'partner.colleagues.create': { paramsTuple?: []; params?: {} }
    'partner.colleagues.ask_removal': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.webhooks.index': { paramsTuple?: []; params?: {} }
    'partner.webhooks.create': { paramsTuple?: []; params?: {} }
    'partner.webhooks.show': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.edit': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.notifications.index': { paramsTuple?: []; params?: {} }
    'partner.notifications.live': { paramsTuple?: []; params?: {} }
    'partner.profile.show': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions': { paramsTuple?: []; params?: {} }
    'partner.profile.data': { paramsTuple?: []; params?: {} }
    'partner.profile.data.download': { paramsTuple?: []; params?: {} }
    'partner.search': { paramsTuple?: []; params?: {} }
    'partner.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'company.dashboard': { paramsTuple?: []; params?: {} }
    'company.playground': { paramsTuple?: []; params?: {} }
    'company.skills.index': { paramsTuple?: []; params?: {} }
    'company.skills.export': { paramsTuple?: []; params?: {} }
    'company.skills.create': { paramsTuple?: []; params?: {} }
    'company.skills.edit': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.history': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.merge': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.relations.edit': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'company.relations.edit': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.index': { paramsTuple?: []; params?: {} }
    'company.relations.export': { paramsTuple?: []; params?: {} }
    'company.synonyms.index': { paramsTuple?: []; params?: {} }
    'company.synonyms.export': { paramsTuple?: []; params?: {} }
    'company.synonyms.create': { paramsTuple?: []; params?: {} }
    'company.synonyms.edit': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.uploads.index': { paramsTuple?: []; params?: {} }
    'company.uploads.create': { paramsTuple?: []; params?: {} }
    'company.uploads.example': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'company.uploads.show': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.fixes.edit': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.causes': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.rejected': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.data': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.notifications.index': { paramsTuple?: []; params?: {} }
    'company.notifications.live': { paramsTuple?: []; params?: {} }
    'company.profile.show': { paramsTuple?: []; params?: {} }
    'company.profile.sessions': { paramsTuple?: []; params?: {} }
    'company.profile.data': { paramsTuple?: []; params?: {} }
    'company.profile.data.download': { paramsTuple?: []; params?: {} }
    'company.search': { paramsTuple?: []; params?: {} }
    'company.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'v1.usage': { paramsTuple?: []; params?: {} }
    'v1.searches.free': { paramsTuple?: []; params?: {} }
    'v1.searches.paid': { paramsTuple?: []; params?: {} }
    'v1.searches.all': { paramsTuple?: []; params?: {} }
    'v1.searches.own': { paramsTuple?: []; params?: {} }
    'v1.notice_choices.show': { paramsTuple?: []; params?: {} }
    'v1.notifications.index': { paramsTuple?: []; params?: {} }
    'v1.skills.index': { paramsTuple?: []; params?: {} }
    'v1.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.merge.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.export_new': { paramsTuple?: []; params?: {} }
    'v1.skills.export': { paramsTuple?: []; params?: {} }
    'v1.relations.of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.export': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.relations.index': { paramsTuple?: []; params?: {} }
    'v1.relations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.index': { paramsTuple?: []; params?: {} }
    'v1.uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.successful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.rejected': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.index': { paramsTuple?: []; params?: {} }
    'v1.categories.export': { paramsTuple?: []; params?: {} }
    'v1.categories.search': { paramsTuple?: []; params?: {} }
    'v1.categories.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.index': { paramsTuple?: []; params?: {} }
    'v1.synonyms.export': { paramsTuple?: []; params?: {} }
    'v1.synonyms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.purchases.history': { paramsTuple?: []; params?: {} }
    'v1.purchases.history_of_clients': { paramsTuple?: []; params?: {} }
    'v1.offers.available': { paramsTuple?: []; params?: {} }
    'v1.offers.current': { paramsTuple?: []; params?: {} }
    'v1.sales.index': { paramsTuple?: []; params?: {} }
    'v1.sales.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.index': { paramsTuple?: []; params?: {} }
    'v1.documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.cii': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.ubl': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.billing.account': { paramsTuple?: []; params?: {} }
    'v1.billing.payments': { paramsTuple?: []; params?: {} }
    'v1.billing.spending': { paramsTuple?: []; params?: {} }
    'v1.packages.free.index': { paramsTuple?: []; params?: {} }
    'v1.packages.free.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.index': { paramsTuple?: []; params?: {} }
    'v1.packages.basic.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.index': { paramsTuple?: []; params?: {} }
    'v1.packages.additional_talk_time.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.index': { paramsTuple?: []; params?: {} }
    'v1.packages.pay_as_you_go.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.index': { paramsTuple?: []; params?: {} }
    'v1.currencies.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.setup.show': { paramsTuple?: []; params?: {} }
    'v1.setup.history': { paramsTuple?: []; params?: {} }
    'v1.seller.show': { paramsTuple?: []; params?: {} }
    'v1.admin_panel': { paramsTuple?: []; params?: {} }
    'v1.search': { paramsTuple?: []; params?: {} }
    'v1.suggestions': { paramsTuple?: []; params?: {} }
    'v1.searchAuto': { paramsTuple?: []; params?: {} }
    'v1.adminSearch': { paramsTuple?: []; params?: {} }
    'v1.changes': { paramsTuple?: []; params?: {} }
    'v1.me': { paramsTuple?: []; params?: {} }
    'v1.clients.index': { paramsTuple?: []; params?: {} }
    'v1.clients.search': { paramsTuple?: []; params?: {} }
    'v1.clients.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.own_client.show': { paramsTuple?: []; params?: {} }
    'v1.colleagues.index': { paramsTuple?: []; params?: {} }
    'v1.staff.index': { paramsTuple?: []; params?: {} }
    'v1.staff.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.audit_log': { paramsTuple?: []; params?: {} }
    'v1.api_keys.index': { paramsTuple?: []; params?: {} }
    'v1.api_keys.self': { paramsTuple?: []; params?: {} }
    'v1.api_keys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'v1.invoices.export_some': { paramsTuple?: []; params?: {} }
    'v1.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.contact.index': { paramsTuple?: []; params?: {} }
    'v1.contact.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.deliveries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'llms': { paramsTuple?: []; params?: {} }
    'robots': { paramsTuple?: []; params?: {} }
    'security_contact': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'contact.store': { paramsTuple?: []; params?: {} }
    'appearance': { paramsTuple?: []; params?: {} }
    'playground.store': { paramsTuple?: []; params?: {} }
    'stripe.events': { paramsTuple?: []; params?: {} }
    'invoices.update': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.keep': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'invoices.store': { paramsTuple?: []; params?: {} }
    'auth.login.store': { paramsTuple?: []; params?: {} }
    'auth.login.code.store': { paramsTuple?: []; params?: {} }
    'auth.register.store': { paramsTuple?: []; params?: {} }
    'auth.forgot.store': { paramsTuple?: []; params?: {} }
    'auth.reset.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.new_email.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.invitation.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.confirm.send': { paramsTuple?: []; params?: {} }
    'auth.tokens.store': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.two_factor.codes': { paramsTuple?: []; params?: {} }
    'auth.two_factor.start': { paramsTuple?: []; params?: {} }
    'auth.two_factor.on': { paramsTuple?: []; params?: {} }
    'auth.two_factor.off': { paramsTuple?: []; params?: {} }
    'v1.auth.login': { paramsTuple?: []; params?: {} }
    'v1.auth.logout': { paramsTuple?: []; params?: {} }
    'v1.auth.refresh': { paramsTuple?: []; params?: {} }
    'v1.auth.register': { paramsTuple?: []; params?: {} }
    'v1.auth.forgot': { paramsTuple?: []; params?: {} }
    'v1.auth.reset': { paramsTuple?: []; params?: {} }
    'v1.auth.invitation': { paramsTuple?: []; params?: {} }
    'admin.packages.free.store': { paramsTuple?: []; params?: {} }
    'admin.packages.free.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.free.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.store': { paramsTuple?: []; params?: {} }
    'admin.packages.basic.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.store': { paramsTuple?: []; params?: {} }
    'admin.packages.additional_talk_time.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.store': { paramsTuple?: []; params?: {} }
    'admin.packages.pay_as_you_go.update': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.status': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.currencies.store': { paramsTuple?: []; params?: {} }
    'admin.currencies.update': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.currencies.base': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.skills.bulk': { paramsTuple?: []; params?: {} }
    'admin.skills.store': { paramsTuple?: []; params?: {} }
    'admin.skills.update': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.merge.store': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.skills.relations.update': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'admin.relations.update': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.relations.bulk': { paramsTuple?: []; params?: {} }
    'admin.synonyms.store': { paramsTuple?: []; params?: {} }
    'admin.synonyms.update': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.uploads.start': { paramsTuple?: []; params?: {} }
    'admin.uploads.columns.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.columns.check': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.fixes.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.run': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.cancel': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.retry': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.uploads.undo': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.categories.merge.store': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.setup.update': { paramsTuple?: []; params?: {} }
    'admin.seller.update': { paramsTuple?: []; params?: {} }
    'admin.client_packages.update': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.client_packages.refund': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserPackUniqueId': ParamValue} }
    'admin.sales.bulk': { paramsTuple?: []; params?: {} }
    'admin.sales.pay': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.release': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.waive': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.sales.void': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'admin.client_purchases.store': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.documents.credit': { paramsTuple: [ParamValue]; params: {'DocumentId': ParamValue} }
    'admin.refunds.done': { paramsTuple: [ParamValue]; params: {'RefundId': ParamValue} }
    'admin.refunds.stripe': { paramsTuple: [ParamValue]; params: {'RefundId': ParamValue} }
    'admin.notice_choices.update': { paramsTuple?: []; params?: {} }
    'admin.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'admin.notifications.bulk': { paramsTuple?: []; params?: {} }
    'admin.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'admin.clients.bulk': { paramsTuple?: []; params?: {} }
    'admin.clients.store': { paramsTuple?: []; params?: {} }
    'admin.clients.update': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.status': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.store': { paramsTuple: [ParamValue]; params: {'ClientId': ParamValue} }
    'admin.clients.people.status': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.owner': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.clients.people.two_factor': { paramsTuple: [ParamValue,ParamValue]; params: {'ClientId': ParamValue,'UserId': ParamValue} }
    'admin.staff.bulk': { paramsTuple?: []; params?: {} }
    'admin.staff.store': { paramsTuple?: []; params?: {} }
    'admin.staff.update': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.status': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.two_factor': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.staff.resend': { paramsTuple: [ParamValue]; params: {'SubAdminId': ParamValue} }
    'admin.profile.update': { paramsTuple?: []; params?: {} }
    'admin.profile.appearance': { paramsTuple?: []; params?: {} }
    'admin.profile.password': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'admin.views.store': { paramsTuple?: []; params?: {} }
    'admin.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'admin.contact_messages.update': { paramsTuple: [ParamValue]; params: {'MessageId': ParamValue} }
    'admin.webhooks.store': { paramsTuple?: []; params?: {} }
    'admin.webhooks.update': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.status': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret.reveal': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.secret.rotate': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.test': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'admin.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'WebhookId': ParamValue,'DeliveryId': ParamValue} }
    'admin.uploads.store': { paramsTuple?: []; params?: {} }
    'partner.purchases.buy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'partner.checkouts.store': { paramsTuple: [ParamValue]; params: {'SaleId': ParamValue} }
    'partner.billing.update': { paramsTuple?: []; params?: {} }
    'partner.api_keys.store': { paramsTuple?: []; params?: {} }
    'partner.api_keys.update': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.api_keys.rotate': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.colleagues.store': { paramsTuple?: []; params?: {} }
    'partner.colleagues.status': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.owner': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.resend': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.colleagues.destroy': { paramsTuple: [ParamValue]; params: {'UserId': ParamValue} }
    'partner.webhooks.store': { paramsTuple?: []; params?: {} }
    'partner.webhooks.update': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.status': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret.reveal': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.secret.rotate': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.test': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'WebhookId': ParamValue,'DeliveryId': ParamValue} }
    'partner.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'partner.notifications.bulk': { paramsTuple?: []; params?: {} }
    'partner.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'partner.profile.update': { paramsTuple?: []; params?: {} }
    'partner.profile.appearance': { paramsTuple?: []; params?: {} }
    'partner.profile.password': { paramsTuple?: []; params?: {} }
    'partner.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'partner.views.store': { paramsTuple?: []; params?: {} }
    'partner.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'company.skills.bulk': { paramsTuple?: []; params?: {} }
    'company.skills.store': { paramsTuple?: []; params?: {} }
    'company.skills.update': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.merge.store': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.skills.relations.update': { paramsTuple: [ParamValue,ParamValue?]; params: {'SkillId': ParamValue,'RelationId'?: ParamValue} }
    'company.relations.update': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.relations.bulk': { paramsTuple?: []; params?: {} }
    'company.synonyms.store': { paramsTuple?: []; params?: {} }
    'company.synonyms.update': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.uploads.start': { paramsTuple?: []; params?: {} }
    'company.uploads.columns.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.columns.check': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.fixes.update': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.run': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.cancel': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.retry': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.uploads.undo': { paramsTuple: [ParamValue]; params: {'UploadId': ParamValue} }
    'company.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'company.notifications.bulk': { paramsTuple?: []; params?: {} }
    'company.notifications.update': { paramsTuple: [ParamValue]; params: {'NotificationId': ParamValue} }
    'company.profile.update': { paramsTuple?: []; params?: {} }
    'company.profile.appearance': { paramsTuple?: []; params?: {} }
    'company.profile.password': { paramsTuple?: []; params?: {} }
    'company.profile.sessions.end_others': { paramsTuple?: []; params?: {} }
    'company.views.store': { paramsTuple?: []; params?: {} }
    'company.views.update': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'company.uploads.store': { paramsTuple?: []; params?: {} }
    'v1.client_packages.refund': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.notifications.mark_all': { paramsTuple?: []; params?: {} }
    'v1.skills.store': { paramsTuple?: []; params?: {} }
    'v1.skills.merge.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.import_of_skill': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.uploads.import': { paramsTuple?: []; params?: {} }
    'v1.uploads.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.uploads.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.store': { paramsTuple?: []; params?: {} }
    'v1.categories.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.store': { paramsTuple?: []; params?: {} }
    'v1.purchases.activate.basic': { paramsTuple?: []; params?: {} }
    'v1.purchases.activate.pay_as_you_go': { paramsTuple?: []; params?: {} }
    'v1.purchases.activate.additional': { paramsTuple?: []; params?: {} }
    'v1.purchases.assign.priced': { paramsTuple?: []; params?: {} }
    'v1.purchases.assign.free': { paramsTuple?: []; params?: {} }
    'v1.sales.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.waive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.sales.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.checkouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.documents.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.done': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.refunds.stripe': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.store': { paramsTuple?: []; params?: {} }
    'v1.packages.basic.store': { paramsTuple?: []; params?: {} }
    'v1.packages.additional_talk_time.store': { paramsTuple?: []; params?: {} }
    'v1.packages.pay_as_you_go.store': { paramsTuple?: []; params?: {} }
    'v1.currencies.store': { paramsTuple?: []; params?: {} }
    'v1.extract': { paramsTuple?: []; params?: {} }
    'v1.lookup': { paramsTuple?: []; params?: {} }
    'v1.related': { paramsTuple?: []; params?: {} }
    'v1.clients.store': { paramsTuple?: []; params?: {} }
    'v1.clients.people.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.colleagues.store': { paramsTuple?: []; params?: {} }
    'v1.colleagues.resend': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.staff.store': { paramsTuple?: []; params?: {} }
    'v1.staff.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.api_keys.store': { paramsTuple?: []; params?: {} }
    'v1.api_keys.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.store': { paramsTuple?: []; params?: {} }
    'v1.contact.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.rotate_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.deliveries.replay': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'delivery': ParamValue} }
  }
  DELETE: {
    'invoices.destroy': { paramsTuple: [ParamValue]; params: {'ReadingId': ParamValue} }
    'admin.packages.free.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.basic.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.additional_talk_time.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.packages.pay_as_you_go.destroy': { paramsTuple: [ParamValue]; params: {'PackageId': ParamValue} }
    'admin.currencies.destroy': { paramsTuple: [ParamValue]; params: {'currencyId': ParamValue} }
    'admin.skills.destroy': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'admin.relations.destroy': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'admin.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'categoryId': ParamValue} }
    'admin.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'admin.profile.data.delete': { paramsTuple?: []; params?: {} }
    'admin.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'admin.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'ApiKeyId': ParamValue} }
    'partner.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'WebhookId': ParamValue} }
    'partner.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'partner.profile.data.delete': { paramsTuple?: []; params?: {} }
    'partner.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'company.skills.destroy': { paramsTuple: [ParamValue]; params: {'SkillId': ParamValue} }
    'company.relations.destroy': { paramsTuple: [ParamValue]; params: {'SkillRelationId': ParamValue} }
    'company.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'synonymId': ParamValue} }
    'company.profile.sessions.end': { paramsTuple: [ParamValue]; params: {'SessionId': ParamValue} }
    'company.profile.data.delete': { paramsTuple?: []; params?: {} }
    'company.views.destroy': { paramsTuple: [ParamValue]; params: {'ViewId': ParamValue} }
    'v1.skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.colleagues.destroy': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'v1.client_packages.free_backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.free_res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.skills.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.update_of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.setup.replace': { paramsTuple?: []; params?: {} }
    'v1.seller.replace': { paramsTuple?: []; params?: {} }
    'v1.clients.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.own_client.replace': { paramsTuple?: []; params?: {} }
    'v1.staff.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'v1.client_packages.free_backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.free_res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.backup': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.client_packages.res_percentage': { paramsTuple?: [ParamValue?]; params?: {'id'?: ParamValue} }
    'v1.notice_choices.update': { paramsTuple?: []; params?: {} }
    'v1.notifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.update_of_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.relations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.synonyms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.free.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.basic.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.additional_talk_time.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.packages.pay_as_you_go.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.currencies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.setup.update': { paramsTuple?: []; params?: {} }
    'v1.seller.update': { paramsTuple?: []; params?: {} }
    'v1.me.update': { paramsTuple?: []; params?: {} }
    'v1.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.clients.people.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'v1.own_client.update': { paramsTuple?: []; params?: {} }
    'v1.colleagues.update': { paramsTuple: [ParamValue]; params: {'person': ParamValue} }
    'v1.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.api_keys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.contact.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}