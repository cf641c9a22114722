/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  home: typeof routes['home']
  skill: typeof routes['skill']
  about: typeof routes['about']
  contact: typeof routes['contact'] & {
    store: typeof routes['contact.store']
  }
  docs: typeof routes['docs'] & {
    chapter: typeof routes['docs.chapter']
  }
  appearance: typeof routes['appearance']
  playground: typeof routes['playground'] & {
    export: typeof routes['playground.export']
    store: typeof routes['playground.store']
  }
  sitemap: typeof routes['sitemap']
  sitemaps: {
    pages: typeof routes['sitemaps.pages']
    skills: typeof routes['sitemaps.skills']
  }
  stripe: {
    events: typeof routes['stripe.events']
  }
  invoices: typeof routes['invoices'] & {
    exportSome: typeof routes['invoices.export_some']
    show: typeof routes['invoices.show']
    update: typeof routes['invoices.update']
    keep: typeof routes['invoices.keep']
    destroy: typeof routes['invoices.destroy']
    export: typeof routes['invoices.export']
    file: typeof routes['invoices.file']
    words: typeof routes['invoices.words']
    picture: typeof routes['invoices.picture']
    store: typeof routes['invoices.store']
  }
  auth: {
    login: typeof routes['auth.login'] & {
      store: typeof routes['auth.login.store']
      code: typeof routes['auth.login.code'] & {
        store: typeof routes['auth.login.code.store']
      }
    }
    register: typeof routes['auth.register'] & {
      store: typeof routes['auth.register.store']
    }
    forgot: typeof routes['auth.forgot'] & {
      store: typeof routes['auth.forgot.store']
    }
    reset: typeof routes['auth.reset'] & {
      store: typeof routes['auth.reset.store']
    }
    confirm: typeof routes['auth.confirm'] & {
      store: typeof routes['auth.confirm.store']
      ask: typeof routes['auth.confirm.ask']
      send: typeof routes['auth.confirm.send']
    }
    newEmail: typeof routes['auth.new_email'] & {
      store: typeof routes['auth.new_email.store']
    }
    invitation: typeof routes['auth.invitation'] & {
      store: typeof routes['auth.invitation.store']
    }
    tokens: {
      store: typeof routes['auth.tokens.store']
    }
    logout: typeof routes['auth.logout']
    twoFactor: typeof routes['auth.two_factor'] & {
      codes: typeof routes['auth.two_factor.codes']
      start: typeof routes['auth.two_factor.start']
      offer: typeof routes['auth.two_factor.offer']
      qrCode: typeof routes['auth.two_factor.qr_code']
      on: typeof routes['auth.two_factor.on']
      off: typeof routes['auth.two_factor.off']
    }
  }
  v1: {
    auth: {
      login: typeof routes['v1.auth.login']
      logout: typeof routes['v1.auth.logout']
      refresh: typeof routes['v1.auth.refresh']
      register: typeof routes['v1.auth.register']
      forgot: typeof routes['v1.auth.forgot']
      reset: typeof routes['v1.auth.reset']
      invitation: typeof routes['v1.auth.invitation']
    }
    index: typeof routes['v1.index']
    openapi: {
      json: typeof routes['v1.openapi.json']
      yaml: typeof routes['v1.openapi.yaml']
    }
    usage: typeof routes['v1.usage']
    searches: {
      free: typeof routes['v1.searches.free']
      paid: typeof routes['v1.searches.paid']
      all: typeof routes['v1.searches.all']
      own: typeof routes['v1.searches.own']
    }
    clientPackages: {
      freeBackup: typeof routes['v1.client_packages.free_backup']
      freeResPercentage: typeof routes['v1.client_packages.free_res_percentage']
      backup: typeof routes['v1.client_packages.backup']
      resPercentage: typeof routes['v1.client_packages.res_percentage']
      refund: typeof routes['v1.client_packages.refund']
    }
    noticeChoices: {
      show: typeof routes['v1.notice_choices.show']
      update: typeof routes['v1.notice_choices.update']
    }
    notifications: {
      index: typeof routes['v1.notifications.index']
      markAll: typeof routes['v1.notifications.mark_all']
      update: typeof routes['v1.notifications.update']
    }
    skills: {
      index: typeof routes['v1.skills.index']
      store: typeof routes['v1.skills.store']
      show: typeof routes['v1.skills.show']
      history: typeof routes['v1.skills.history']
      merge: {
        show: typeof routes['v1.skills.merge.show']
        store: typeof routes['v1.skills.merge.store']
      }
      replace: typeof routes['v1.skills.replace']
      update: typeof routes['v1.skills.update']
      destroy: typeof routes['v1.skills.destroy']
      exportNew: typeof routes['v1.skills.export_new']
      export: typeof routes['v1.skills.export']
    }
    relations: {
      ofSkill: typeof routes['v1.relations.of_skill']
      export: typeof routes['v1.relations.export']
      updateOfSkill: typeof routes['v1.relations.update_of_skill']
      destroy: typeof routes['v1.relations.destroy']
      index: typeof routes['v1.relations.index']
      show: typeof routes['v1.relations.show']
      replace: typeof routes['v1.relations.replace']
      update: typeof routes['v1.relations.update']
    }
    uploads: {
      importOfSkill: typeof routes['v1.uploads.import_of_skill']
      import: typeof routes['v1.uploads.import']
      index: typeof routes['v1.uploads.index']
      show: typeof routes['v1.uploads.show']
      cancel: typeof routes['v1.uploads.cancel']
      retry: typeof routes['v1.uploads.retry']
      undo: typeof routes['v1.uploads.undo']
      successful: typeof routes['v1.uploads.successful']
      rejected: typeof routes['v1.uploads.rejected']
    }
    categories: {
      index: typeof routes['v1.categories.index']
      export: typeof routes['v1.categories.export']
      search: typeof routes['v1.categories.search']
      store: typeof routes['v1.categories.store']
      edit: typeof routes['v1.categories.edit']
      replace: typeof routes['v1.categories.replace']
      update: typeof routes['v1.categories.update']
      merge: typeof routes['v1.categories.merge']
      show: typeof routes['v1.categories.show']
      destroy: typeof routes['v1.categories.destroy']
    }
    synonyms: {
      index: typeof routes['v1.synonyms.index']
      export: typeof routes['v1.synonyms.export']
      store: typeof routes['v1.synonyms.store']
      replace: typeof routes['v1.synonyms.replace']
      update: typeof routes['v1.synonyms.update']
      show: typeof routes['v1.synonyms.show']
      destroy: typeof routes['v1.synonyms.destroy']
    }
    purchases: {
      activate: {
        basic: typeof routes['v1.purchases.activate.basic']
        payAsYouGo: typeof routes['v1.purchases.activate.pay_as_you_go']
        additional: typeof routes['v1.purchases.activate.additional']
      }
      assign: {
        priced: typeof routes['v1.purchases.assign.priced']
        free: typeof routes['v1.purchases.assign.free']
      }
      history: typeof routes['v1.purchases.history']
      historyOfClients: typeof routes['v1.purchases.history_of_clients']
    }
    offers: {
      available: typeof routes['v1.offers.available']
      current: typeof routes['v1.offers.current']
    }
    sales: {
      index: typeof routes['v1.sales.index']
      show: typeof routes['v1.sales.show']
      pay: typeof routes['v1.sales.pay']
      release: typeof routes['v1.sales.release']
      waive: typeof routes['v1.sales.waive']
      void: typeof routes['v1.sales.void']
    }
    checkouts: {
      store: typeof routes['v1.checkouts.store']
    }
    documents: {
      index: typeof routes['v1.documents.index']
      show: typeof routes['v1.documents.show']
      pdf: typeof routes['v1.documents.pdf']
      cii: typeof routes['v1.documents.cii']
      ubl: typeof routes['v1.documents.ubl']
      credit: typeof routes['v1.documents.credit']
    }
    refunds: {
      index: typeof routes['v1.refunds.index']
      done: typeof routes['v1.refunds.done']
      stripe: typeof routes['v1.refunds.stripe']
    }
    billing: {
      account: typeof routes['v1.billing.account']
      payments: typeof routes['v1.billing.payments']
      spending: typeof routes['v1.billing.spending']
    }
    packages: {
      free: {
        index: typeof routes['v1.packages.free.index']
        store: typeof routes['v1.packages.free.store']
        edit: typeof routes['v1.packages.free.edit']
        replace: typeof routes['v1.packages.free.replace']
        update: typeof routes['v1.packages.free.update']
        show: typeof routes['v1.packages.free.show']
        destroy: typeof routes['v1.packages.free.destroy']
      }
      basic: {
        index: typeof routes['v1.packages.basic.index']
        store: typeof routes['v1.packages.basic.store']
        edit: typeof routes['v1.packages.basic.edit']
        replace: typeof routes['v1.packages.basic.replace']
        update: typeof routes['v1.packages.basic.update']
        show: typeof routes['v1.packages.basic.show']
        destroy: typeof routes['v1.packages.basic.destroy']
      }
      additionalTalkTime: {
        index: typeof routes['v1.packages.additional_talk_time.index']
        store: typeof routes['v1.packages.additional_talk_time.store']
        edit: typeof routes['v1.packages.additional_talk_time.edit']
        replace: typeof routes['v1.packages.additional_talk_time.replace']
        update: typeof routes['v1.packages.additional_talk_time.update']
        show: typeof routes['v1.packages.additional_talk_time.show']
        destroy: typeof routes['v1.packages.additional_talk_time.destroy']
      }
      payAsYouGo: {
        index: typeof routes['v1.packages.pay_as_you_go.index']
        store: typeof routes['v1.packages.pay_as_you_go.store']
        edit: typeof routes['v1.packages.pay_as_you_go.edit']
        replace: typeof routes['v1.packages.pay_as_you_go.replace']
        update: typeof routes['v1.packages.pay_as_you_go.update']
        show: typeof routes['v1.packages.pay_as_you_go.show']
        destroy: typeof routes['v1.packages.pay_as_you_go.destroy']
      }
    }
    currencies: {
      index: typeof routes['v1.currencies.index']
      store: typeof routes['v1.currencies.store']
      edit: typeof routes['v1.currencies.edit']
      replace: typeof routes['v1.currencies.replace']
      update: typeof routes['v1.currencies.update']
      show: typeof routes['v1.currencies.show']
      destroy: typeof routes['v1.currencies.destroy']
    }
    setup: {
      show: typeof routes['v1.setup.show']
      replace: typeof routes['v1.setup.replace']
      update: typeof routes['v1.setup.update']
      history: typeof routes['v1.setup.history']
    }
    seller: {
      show: typeof routes['v1.seller.show']
      replace: typeof routes['v1.seller.replace']
      update: typeof routes['v1.seller.update']
    }
    adminPanel: typeof routes['v1.admin_panel']
    search: typeof routes['v1.search']
    extract: typeof routes['v1.extract']
    suggestions: typeof routes['v1.suggestions']
    searchAuto: typeof routes['v1.searchAuto']
    adminSearch: typeof routes['v1.adminSearch']
    lookup: typeof routes['v1.lookup']
    related: typeof routes['v1.related']
    changes: typeof routes['v1.changes']
    me: typeof routes['v1.me'] & {
      update: typeof routes['v1.me.update']
    }
    clients: {
      index: typeof routes['v1.clients.index']
      search: typeof routes['v1.clients.search']
      store: typeof routes['v1.clients.store']
      edit: typeof routes['v1.clients.edit']
      replace: typeof routes['v1.clients.replace']
      update: typeof routes['v1.clients.update']
      people: typeof routes['v1.clients.people'] & {
        store: typeof routes['v1.clients.people.store']
        update: typeof routes['v1.clients.people.update']
        destroy: typeof routes['v1.clients.people.destroy']
        resend: typeof routes['v1.clients.people.resend']
      }
    }
    ownClient: {
      show: typeof routes['v1.own_client.show']
      replace: typeof routes['v1.own_client.replace']
      update: typeof routes['v1.own_client.update']
    }
    colleagues: {
      index: typeof routes['v1.colleagues.index']
      store: typeof routes['v1.colleagues.store']
      update: typeof routes['v1.colleagues.update']
      destroy: typeof routes['v1.colleagues.destroy']
      resend: typeof routes['v1.colleagues.resend']
    }
    staff: {
      index: typeof routes['v1.staff.index']
      store: typeof routes['v1.staff.store']
      edit: typeof routes['v1.staff.edit']
      replace: typeof routes['v1.staff.replace']
      update: typeof routes['v1.staff.update']
      resend: typeof routes['v1.staff.resend']
    }
    auditLog: typeof routes['v1.audit_log']
    apiKeys: {
      index: typeof routes['v1.api_keys.index']
      store: typeof routes['v1.api_keys.store']
      self: typeof routes['v1.api_keys.self']
      show: typeof routes['v1.api_keys.show']
      update: typeof routes['v1.api_keys.update']
      destroy: typeof routes['v1.api_keys.destroy']
      rotate: typeof routes['v1.api_keys.rotate']
    }
    invoices: {
      store: typeof routes['v1.invoices.store']
      index: typeof routes['v1.invoices.index']
      exportSome: typeof routes['v1.invoices.export_some']
      show: typeof routes['v1.invoices.show']
      update: typeof routes['v1.invoices.update']
      destroy: typeof routes['v1.invoices.destroy']
      export: typeof routes['v1.invoices.export']
    }
    contact: {
      store: typeof routes['v1.contact.store']
      index: typeof routes['v1.contact.index']
      show: typeof routes['v1.contact.show']
      update: typeof routes['v1.contact.update']
    }
    webhooks: {
      index: typeof routes['v1.webhooks.index']
      store: typeof routes['v1.webhooks.store']
      show: typeof routes['v1.webhooks.show']
      update: typeof routes['v1.webhooks.update']
      destroy: typeof routes['v1.webhooks.destroy']
      rotateSecret: typeof routes['v1.webhooks.rotate_secret']
      test: typeof routes['v1.webhooks.test']
      deliveries: {
        index: typeof routes['v1.webhooks.deliveries.index']
        replay: typeof routes['v1.webhooks.deliveries.replay']
      }
    }
  }
  admin: {
    dashboard: typeof routes['admin.dashboard']
    packages: {
      free: {
        index: typeof routes['admin.packages.free.index']
        export: typeof routes['admin.packages.free.export']
        create: typeof routes['admin.packages.free.create']
        store: typeof routes['admin.packages.free.store']
        edit: typeof routes['admin.packages.free.edit']
        update: typeof routes['admin.packages.free.update']
        destroy: typeof routes['admin.packages.free.destroy']
        status: typeof routes['admin.packages.free.status']
      }
      basic: {
        index: typeof routes['admin.packages.basic.index']
        export: typeof routes['admin.packages.basic.export']
        create: typeof routes['admin.packages.basic.create']
        store: typeof routes['admin.packages.basic.store']
        edit: typeof routes['admin.packages.basic.edit']
        update: typeof routes['admin.packages.basic.update']
        destroy: typeof routes['admin.packages.basic.destroy']
        status: typeof routes['admin.packages.basic.status']
      }
      additionalTalkTime: {
        index: typeof routes['admin.packages.additional_talk_time.index']
        export: typeof routes['admin.packages.additional_talk_time.export']
        create: typeof routes['admin.packages.additional_talk_time.create']
        store: typeof routes['admin.packages.additional_talk_time.store']
        edit: typeof routes['admin.packages.additional_talk_time.edit']
        update: typeof routes['admin.packages.additional_talk_time.update']
        destroy: typeof routes['admin.packages.additional_talk_time.destroy']
        status: typeof routes['admin.packages.additional_talk_time.status']
      }
      payAsYouGo: {
        index: typeof routes['admin.packages.pay_as_you_go.index']
        export: typeof routes['admin.packages.pay_as_you_go.export']
        create: typeof routes['admin.packages.pay_as_you_go.create']
        store: typeof routes['admin.packages.pay_as_you_go.store']
        edit: typeof routes['admin.packages.pay_as_you_go.edit']
        update: typeof routes['admin.packages.pay_as_you_go.update']
        destroy: typeof routes['admin.packages.pay_as_you_go.destroy']
        status: typeof routes['admin.packages.pay_as_you_go.status']
      }
    }
    currencies: {
      index: typeof routes['admin.currencies.index']
      export: typeof routes['admin.currencies.export']
      create: typeof routes['admin.currencies.create']
      store: typeof routes['admin.currencies.store']
      edit: typeof routes['admin.currencies.edit']
      update: typeof routes['admin.currencies.update']
      destroy: typeof routes['admin.currencies.destroy']
      base: typeof routes['admin.currencies.base']
    }
    uploads: {
      latest: typeof routes['admin.uploads.latest']
      count: typeof routes['admin.uploads.count']
      index: typeof routes['admin.uploads.index']
      create: typeof routes['admin.uploads.create']
      example: typeof routes['admin.uploads.example']
      start: typeof routes['admin.uploads.start']
      show: typeof routes['admin.uploads.show']
      columns: {
        edit: typeof routes['admin.uploads.columns.edit']
        update: typeof routes['admin.uploads.columns.update']
        check: typeof routes['admin.uploads.columns.check']
      }
      fixes: {
        edit: typeof routes['admin.uploads.fixes.edit']
        update: typeof routes['admin.uploads.fixes.update']
      }
      causes: typeof routes['admin.uploads.causes']
      run: typeof routes['admin.uploads.run']
      cancel: typeof routes['admin.uploads.cancel']
      retry: typeof routes['admin.uploads.retry']
      undo: typeof routes['admin.uploads.undo']
      rejected: typeof routes['admin.uploads.rejected']
      data: typeof routes['admin.uploads.data']
      store: typeof routes['admin.uploads.store']
    }
    skills: {
      index: typeof routes['admin.skills.index']
      export: typeof routes['admin.skills.export']
      bulk: typeof routes['admin.skills.bulk']
      create: typeof routes['admin.skills.create']
      store: typeof routes['admin.skills.store']
      edit: typeof routes['admin.skills.edit']
      update: typeof routes['admin.skills.update']
      destroy: typeof routes['admin.skills.destroy']
      history: typeof routes['admin.skills.history']
      merge: typeof routes['admin.skills.merge'] & {
        store: typeof routes['admin.skills.merge.store']
      }
      relations: {
        edit: typeof routes['admin.skills.relations.edit']
        update: typeof routes['admin.skills.relations.update']
      }
    }
    relations: {
      edit: typeof routes['admin.relations.edit']
      update: typeof routes['admin.relations.update']
      destroy: typeof routes['admin.relations.destroy']
      index: typeof routes['admin.relations.index']
      export: typeof routes['admin.relations.export']
      bulk: typeof routes['admin.relations.bulk']
    }
    synonyms: {
      index: typeof routes['admin.synonyms.index']
      export: typeof routes['admin.synonyms.export']
      create: typeof routes['admin.synonyms.create']
      store: typeof routes['admin.synonyms.store']
      edit: typeof routes['admin.synonyms.edit']
      update: typeof routes['admin.synonyms.update']
      destroy: typeof routes['admin.synonyms.destroy']
    }
    categories: {
      index: typeof routes['admin.categories.index']
      export: typeof routes['admin.categories.export']
      create: typeof routes['admin.categories.create']
      store: typeof routes['admin.categories.store']
      edit: typeof routes['admin.categories.edit']
      update: typeof routes['admin.categories.update']
      destroy: typeof routes['admin.categories.destroy']
      merge: typeof routes['admin.categories.merge'] & {
        store: typeof routes['admin.categories.merge.store']
      }
    }
    setup: {
      edit: typeof routes['admin.setup.edit']
      update: typeof routes['admin.setup.update']
    }
    seller: {
      edit: typeof routes['admin.seller.edit']
      update: typeof routes['admin.seller.update']
    }
    searches: {
      index: typeof routes['admin.searches.index']
      export: typeof routes['admin.searches.export']
      pack: typeof routes['admin.searches.pack'] & {
        export: typeof routes['admin.searches.pack.export']
      }
    }
    clientPackages: {
      edit: typeof routes['admin.client_packages.edit']
      update: typeof routes['admin.client_packages.update']
      refund: typeof routes['admin.client_packages.refund']
    }
    sales: {
      index: typeof routes['admin.sales.index']
      export: typeof routes['admin.sales.export']
      bulk: typeof routes['admin.sales.bulk']
      show: typeof routes['admin.sales.show']
      receipt: typeof routes['admin.sales.receipt']
      pay: typeof routes['admin.sales.pay']
      release: typeof routes['admin.sales.release']
      waive: typeof routes['admin.sales.waive']
      void: typeof routes['admin.sales.void']
    }
    clientPurchases: {
      index: typeof routes['admin.client_purchases.index']
      store: typeof routes['admin.client_purchases.store']
    }
    documents: {
      export: typeof routes['admin.documents.export']
      index: typeof routes['admin.documents.index']
      show: typeof routes['admin.documents.show']
      pdf: typeof routes['admin.documents.pdf']
      cii: typeof routes['admin.documents.cii']
      ubl: typeof routes['admin.documents.ubl']
      credit: typeof routes['admin.documents.credit']
    }
    refunds: {
      index: typeof routes['admin.refunds.index']
      done: typeof routes['admin.refunds.done']
      stripe: typeof routes['admin.refunds.stripe']
    }
    noticeChoices: {
      edit: typeof routes['admin.notice_choices.edit']
      update: typeof routes['admin.notice_choices.update']
    }
    notifications: {
      index: typeof routes['admin.notifications.index']
      live: typeof routes['admin.notifications.live']
      markAll: typeof routes['admin.notifications.mark_all']
      bulk: typeof routes['admin.notifications.bulk']
      update: typeof routes['admin.notifications.update']
    }
    clients: {
      index: typeof routes['admin.clients.index']
      export: typeof routes['admin.clients.export']
      bulk: typeof routes['admin.clients.bulk']
      create: typeof routes['admin.clients.create']
      store: typeof routes['admin.clients.store']
      edit: typeof routes['admin.clients.edit']
      update: typeof routes['admin.clients.update']
      status: typeof routes['admin.clients.status']
      people: {
        create: typeof routes['admin.clients.people.create']
        store: typeof routes['admin.clients.people.store']
        status: typeof routes['admin.clients.people.status']
        owner: typeof routes['admin.clients.people.owner']
        resend: typeof routes['admin.clients.people.resend']
        askRemoval: typeof routes['admin.clients.people.ask_removal']
        destroy: typeof routes['admin.clients.people.destroy']
        twoFactor: typeof routes['admin.clients.people.two_factor']
      }
    }
    staff: {
      index: typeof routes['admin.staff.index']
      export: typeof routes['admin.staff.export']
      bulk: typeof routes['admin.staff.bulk']
      create: typeof routes['admin.staff.create']
      store: typeof routes['admin.staff.store']
      edit: typeof routes['admin.staff.edit']
      update: typeof routes['admin.staff.update']
      status: typeof routes['admin.staff.status']
      twoFactor: typeof routes['admin.staff.two_factor']
      resend: typeof routes['admin.staff.resend']
    }
    auditLog: typeof routes['admin.audit_log'] & {
      export: typeof routes['admin.audit_log.export']
    }
    profile: {
      show: typeof routes['admin.profile.show']
      update: typeof routes['admin.profile.update']
      appearance: typeof routes['admin.profile.appearance']
      password: typeof routes['admin.profile.password']
      sessions: typeof routes['admin.profile.sessions'] & {
        endOthers: typeof routes['admin.profile.sessions.end_others']
        end: typeof routes['admin.profile.sessions.end']
      }
      data: typeof routes['admin.profile.data'] & {
        download: typeof routes['admin.profile.data.download']
        delete: typeof routes['admin.profile.data.delete']
      }
    }
    search: typeof routes['admin.search']
    views: {
      store: typeof routes['admin.views.store']
      update: typeof routes['admin.views.update']
      destroy: typeof routes['admin.views.destroy']
    }
    contactMessages: {
      index: typeof routes['admin.contact_messages.index']
      show: typeof routes['admin.contact_messages.show']
      update: typeof routes['admin.contact_messages.update']
    }
    webhooks: {
      index: typeof routes['admin.webhooks.index']
      create: typeof routes['admin.webhooks.create']
      store: typeof routes['admin.webhooks.store']
      show: typeof routes['admin.webhooks.show']
      destroy: typeof routes['admin.webhooks.destroy']
      edit: typeof routes['admin.webhooks.edit']
      update: typeof routes['admin.webhooks.update']
      status: typeof routes['admin.webhooks.status']
      secret: typeof routes['admin.webhooks.secret'] & {
        reveal: typeof routes['admin.webhooks.secret.reveal']
        rotate: typeof routes['admin.webhooks.secret.rotate']
      }
      test: typeof routes['admin.webhooks.test']
      deliveries: {
        replay: typeof routes['admin.webhooks.deliveries.replay']
      }
    }
    unknown: typeof routes['admin.unknown']
  }
  partner: {
    dashboard: typeof routes['partner.dashboard']
    playground: typeof routes['partner.playground'] & {
      history: typeof routes['partner.playground.history'] & {
        export: typeof routes['partner.playground.history.export']
      }
    }
    packages: {
      searches: typeof routes['partner.packages.searches'] & {
        export: typeof routes['partner.packages.searches.export']
      }
    }
    documentation: typeof routes['partner.documentation'] & {
      chapter: typeof routes['partner.documentation.chapter']
    }
    purchases: {
      offers: typeof routes['partner.purchases.offers']
      offer: typeof routes['partner.purchases.offer']
      buy: typeof routes['partner.purchases.buy']
      index: typeof routes['partner.purchases.index']
      receipt: typeof routes['partner.purchases.receipt'] & {
        pdf: typeof routes['partner.purchases.receipt.pdf']
      }
    }
    checkouts: {
      store: typeof routes['partner.checkouts.store']
      show: typeof routes['partner.checkouts.show']
    }
    documents: {
      index: typeof routes['partner.documents.index']
      show: typeof routes['partner.documents.show']
      pdf: typeof routes['partner.documents.pdf']
      cii: typeof routes['partner.documents.cii']
      ubl: typeof routes['partner.documents.ubl']
    }
    billing: {
      show: typeof routes['partner.billing.show']
      edit: typeof routes['partner.billing.edit']
      update: typeof routes['partner.billing.update']
      spending: typeof routes['partner.billing.spending']
    }
    apiKeys: {
      index: typeof routes['partner.api_keys.index']
      create: typeof routes['partner.api_keys.create']
      store: typeof routes['partner.api_keys.store']
      edit: typeof routes['partner.api_keys.edit']
      update: typeof routes['partner.api_keys.update']
      destroy: typeof routes['partner.api_keys.destroy']
      askRotation: typeof routes['partner.api_keys.ask_rotation']
      rotate: typeof routes['partner.api_keys.rotate']
    }
    colleagues: {
      index: typeof routes['partner.colleagues.index']
      create: typeof routes['partner.colleagues.create']
      store: typeof routes['partner.colleagues.store']
      status: typeof routes['partner.colleagues.status']
      owner: typeof routes['partner.colleagues.owner']
      resend: typeof routes['partner.colleagues.resend']
      askRemoval: typeof routes['partner.colleagues.ask_removal']
      destroy: typeof routes['partner.colleagues.destroy']
    }
    webhooks: {
      index: typeof routes['partner.webhooks.index']
      create: typeof routes['partner.webhooks.create']
      store: typeof routes['partner.webhooks.store']
      show: typeof routes['partner.webhooks.show']
      destroy: typeof routes['partner.webhooks.destroy']
      edit: typeof routes['partner.webhooks.edit']
      update: typeof routes['partner.webhooks.update']
      status: typeof routes['partner.webhooks.status']
      secret: typeof routes['partner.webhooks.secret'] & {
        reveal: typeof routes['partner.webhooks.secret.reveal']
        rotate: typeof routes['partner.webhooks.secret.rotate']
      }
      test: typeof routes['partner.webhooks.test']
      deliveries: {
        replay: typeof routes['partner.webhooks.deliveries.replay']
      }
    }
    notifications: {
      index: typeof routes['partner.notifications.index']
      live: typeof routes['partner.notifications.live']
      markAll: typeof routes['partner.notifications.mark_all']
      bulk: typeof routes['partner.notifications.bulk']
      update: typeof routes['partner.notifications.update']
    }
    profile: {
      show: typeof routes['partner.profile.show']
      update: typeof routes['partner.profile.update']
      appearance: typeof routes['partner.profile.appearance']
      password: typeof routes['partner.profile.password']
      sessions: typeof routes['partner.profile.sessions'] & {
        endOthers: typeof routes['partner.profile.sessions.end_others']
        end: typeof routes['partner.profile.sessions.end']
      }
      data: typeof routes['partner.profile.data'] & {
        download: typeof routes['partner.profile.data.download']
        delete: typeof routes['partner.profile.data.delete']
      }
    }
    search: typeof routes['partner.search']
    views: {
      store: typeof routes['partner.views.store']
      update: typeof routes['partner.views.update']
      destroy: typeof routes['partner.views.destroy']
    }
    unknown: typeof routes['partner.unknown']
  }
  company: {
    dashboard: typeof routes['company.dashboard']
    playground: typeof routes['company.playground']
    skills: {
      index: typeof routes['company.skills.index']
      export: typeof routes['company.skills.export']
      bulk: typeof routes['company.skills.bulk']
      create: typeof routes['company.skills.create']
      store: typeof routes['company.skills.store']
      edit: typeof routes['company.skills.edit']
      update: typeof routes['company.skills.update']
      destroy: typeof routes['company.skills.destroy']
      history: typeof routes['company.skills.history']
      merge: typeof routes['company.skills.merge'] & {
        store: typeof routes['company.skills.merge.store']
      }
      relations: {
        edit: typeof routes['company.skills.relations.edit']
        update: typeof routes['company.skills.relations.update']
      }
    }
    relations: {
      edit: typeof routes['company.relations.edit']
      update: typeof routes['company.relations.update']
      destroy: typeof routes['company.relations.destroy']
      index: typeof routes['company.relations.index']
      export: typeof routes['company.relations.export']
      bulk: typeof routes['company.relations.bulk']
    }
    synonyms: {
      index: typeof routes['company.synonyms.index']
      export: typeof routes['company.synonyms.export']
      create: typeof routes['company.synonyms.create']
      store: typeof routes['company.synonyms.store']
      edit: typeof routes['company.synonyms.edit']
      update: typeof routes['company.synonyms.update']
      destroy: typeof routes['company.synonyms.destroy']
    }
    uploads: {
      index: typeof routes['company.uploads.index']
      create: typeof routes['company.uploads.create']
      example: typeof routes['company.uploads.example']
      start: typeof routes['company.uploads.start']
      show: typeof routes['company.uploads.show']
      columns: {
        edit: typeof routes['company.uploads.columns.edit']
        update: typeof routes['company.uploads.columns.update']
        check: typeof routes['company.uploads.columns.check']
      }
      fixes: {
        edit: typeof routes['company.uploads.fixes.edit']
        update: typeof routes['company.uploads.fixes.update']
      }
      causes: typeof routes['company.uploads.causes']
      run: typeof routes['company.uploads.run']
      cancel: typeof routes['company.uploads.cancel']
      retry: typeof routes['company.uploads.retry']
      undo: typeof routes['company.uploads.undo']
      rejected: typeof routes['company.uploads.rejected']
      data: typeof routes['company.uploads.data']
      store: typeof routes['company.uploads.store']
    }
    notifications: {
      index: typeof routes['company.notifications.index']
      live: typeof routes['company.notifications.live']
      markAll: typeof routes['company.notifications.mark_all']
      bulk: typeof routes['company.notifications.bulk']
      update: typeof routes['company.notifications.update']
    }
    profile: {
      show: typeof routes['company.profile.show']
      update: typeof routes['company.profile.update']
      appearance: typeof routes['company.profile.appearance']
      password: typeof routes['company.profile.password']
      sessions: typeof routes['company.profile.sessions'] & {
        endOthers: typeof routes['company.profile.sessions.end_others']
        end: typeof routes['company.profile.sessions.end']
      }
      data: typeof routes['company.profile.data'] & {
        download: typeof routes['company.profile.data.download']
        delete: typeof routes['company.profile.data.delete']
      }
    }
    search: typeof routes['company.search']
    views: {
      store: typeof routes['company.views.store']
      update: typeof routes['company.views.update']
      destroy: typeof routes['company.views.destroy']
    }
    unknown: typeof routes['company.unknown']
  }
  llms: typeof routes['llms']
  robots: typeof routes['robots']
  securityContact: typeof routes['security_contact']
}
