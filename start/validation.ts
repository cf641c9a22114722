import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/validation_messages'

vine.messagesProvider = new PlainMessages()
