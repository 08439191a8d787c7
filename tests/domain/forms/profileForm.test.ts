import { profileFormSchema } from '@/domain/forms/profileForm'
import { describeForm, says, takes } from './formRules'

const NAMELESS = 'desk.centerNameBlank'

describeForm('profile settings', {
  schema: profileFormSchema,
  filled: {
    centerName: 'Gujrat',
    centerAddress: '4 Ferry Bazaar',
    email: '',
    username: 'gujrat',
    fullName: 'Ayesha Khan',
    phone: '03001234567',
    password: '',
  },
  rules: [
    ...says('centerName', NAMELESS, '', ' ', '\u200b'),
    ...says('centerAddress', 'desk.centerAddressBlank', ''),
    ...says('centerAddress', 'common.tooLong (most: 300, over: 1)', 'a'.repeat(301)),
    ...says('fullName', 'desk.fullNameBlank', ''),
    ...says('username', 'desk.usernameBlank', ''),
    ...says('phone', 'desk.contactNoBlank', '', ' '),
    ...takes('email', 'anything'),
    ...takes('password', 'new'),
  ],
  empty: [
    `centerName: ${NAMELESS}`,
    'centerAddress: desk.centerAddressBlank',
    'username: desk.usernameBlank',
    'fullName: desk.fullNameBlank',
    'phone: desk.contactNoBlank',
  ],
})
