import factory from '@adonisjs/lucid/factories'
import ContactMessage from '#app/site/contact_message'

export const ContactMessageFactory = factory
  .define(ContactMessage, ({ faker }) => ({
    name: faker.person.fullName(),
    email: faker.internet.email().toLowerCase(),
    organisation: faker.company.name(),
    subject: faker.lorem.words(4),
    message: faker.lorem.paragraph(),
    status: 'open' as const,
  }))
  .build()
