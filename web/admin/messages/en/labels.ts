export default {
  housing: {
    own: 'Owns',
    rent: 'Rents',
    living_with_relative: 'Lives with a relative',
  },
  contact: {
    phone: 'Phone',
    email: 'Email',
    text: 'Text message',
    sms: 'Text message',
  },
  suspicion: {
    honeypot_filled: 'Filled out a field that is hidden from people',
    too_fast: 'Sent faster than a person can type',
    no_start_time: 'The time on the form is unknown',
    many_from_address: 'Many applications from one network address',
    link_in_name: 'A web address in a name',
    own_referral: 'The affiliate applied with their own code',
  },
  attribution: {
    latest_valid_code: 'The latest valid code of this visitor, still within its time',
    first_valid_code: 'The first valid code of this visitor, still within its time',
    expired: 'The code was too old',
    no_valid_code: 'No code belonged to an active affiliate',
    no_touch: 'The visitor came without a code',
    buyer_choice: 'Buyer’s choice, made on the application',
    staff: 'Decided by staff',
    unknown: 'No receipt was kept',
  },
  verdict: {
    winner: 'won',
    same_code: 'the same code again',
    earlier_code: 'came earlier',
    later_code: 'came later',
    expired: 'too old',
    invalid: 'no active affiliate',
    future: 'dated in the future',
    outranked: 'won by the links; the buyer chose otherwise',
  },
  source: {
    server: 'from our own log',
    browser: 'as the visitor’s browser says',
    buyer: 'typed on the application',
    none: 'source unknown',
  },
  review: {
    claim_over_log:
      'Going only by our server log, another affiliate would get this referral. Dates sent by the visitor’s browser changed the result.',
    staff_word:
      'A file that was imported names this affiliate; no visit or answer of the buyer says so. It counts until you decide.',
    buyer_choice:
      'The buyer said on the application who sent them, and the links they followed say otherwise. The buyer’s choice counts until you decide.',
  },
  mailStatus: {
    waiting: 'waiting to be sent',
    sent: 'sent',
    failed: 'not sent',
    no_server: 'not sent: no mail server',
    withheld: 'held back',
  },
} as const;
