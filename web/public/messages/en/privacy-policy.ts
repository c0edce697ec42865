export default {
  title: 'Privacy policy',
  intro:
    'What this website keeps about you, why, for how long, and who sees it. {lender} runs the site and is responsible for your data.',
  version: 'As of {date}',
  who: {
    title: 'Who is responsible',
    text: '{lender}, {address}. Phone {phone}, email {email}.',
    notice:
      'As a lender we also give our customers a <link>privacy notice under federal law</link>.',
  },
  kept: {
    title: 'What we keep on our server',
    what: 'What',
    why: 'Why',
    long: 'How long',
    visits: {
      title: 'Your visit',
      what: 'The pages you open and what you do on them (for example: a calculation made, or the field where you left a form, not what you typed in it), at what time, a random number for this browser tab, the browser and device type, your internet (IP) address without its last part, and the area, network and time zone it points to. If you apply, the visit is tied to your application.',
      why: 'To see what works, find errors, and tell people from bots.',
      long: '{months} months, then it is removed. If you apply, we keep for {pageMonths} months which of our pages you were shown, and a copy of the pages we made for you alone. If your browser runs no scripts, we also keep a copy of each answer to a form: {checkMonths, plural, one {# month} other {# months}}.',
    },
    calculations: {
      title: 'Calculations',
      what: 'Home price, electric bill, credit score range, state, the estimate, and the number of the browser tab. No name.',
      why: 'To show later what you were shown, and with which terms.',
      long: '{calculationMonths, plural, one {# month} other {# months}}, then deleted. If you apply, we keep it as long as your application.',
    },
    checks: {
      title: 'Eligibility checks',
      what: 'Name, mobile number, home price, credit score range, state, whether it is your first home, the bill and estimate of the calculator, the number of the browser tab, and the answer. If you ask for an email when the program changes: your email address and your score, too. If the law asks us for a notice of our answer: the notice, and the email or postal address you give for it. We do not contact a credit bureau.',
      why: 'To answer you and to be able to call you about it, and to send the email you asked for.',
      long: '{checkMonths, plural, one {# month} other {# months}}, then your answers are deleted. If you apply, we keep them as long as your application; name, number and the result stay with the proof of your consent. A request for an email waits {watchMonths} months at most; {evaluationMonths} months after it is done we delete it. A notice: {evaluationMonths} months after it was due or sent.',
    },
    applications: {
      title: 'Applications',
      what: 'Everything you enter in the form, what the calculator and the check said before, your language, how you found us (campaign, first page, the page you came from), signs that a machine filled in the form, and afterwards the status, notes and history of our work on it. For a short time, also a code computed from your answers, so that a double click sends only one application.',
      why: 'To work on your application.',
      long: 'As long as we work on it and lending laws require us to keep it; the code, {days} days at most.',
    },
    consents: {
      title: 'Your consent',
      what: 'The exact text beside the box or button, its language, whether the box was checked in advance, by you or not at all, the ways of contact you agreed to, the address for an email you asked for, time, page, your full internet address and your browser’s description; which emails you no longer want, with its time and internet address; and that you told us to stop: for which phone number or email address, how and when.',
      why: 'To prove what you agreed to and what you did not, and to respect it.',
      long: 'Kept as proof and never changed, unless you have your data removed.',
    },
    referrals: {
      title: 'Who sent you',
      what: 'The links of partners you followed, when, which partner gets the referral, and what you said about it yourself. If a partner names you as a client, or if you leave your details at a partner’s open house: your name, email address and phone number as they were typed.',
      why: 'So that the right partner gets the referral.',
      long: 'Links count for {attributionDays} days; the record has no fixed end. What a partner typed of you, or you left at an open house, goes after {invitationDays} days, unless you apply.',
    },
    mails: {
      title: 'Emails',
      what: 'Who we wrote to and when, the text we sent, and whether the mail server accepted it.',
      why: 'To confirm your application, to write to you when we cannot reach you, and to tell our staff.',
      long: '{mailMonths, plural, one {# month} other {# months}}, then it is removed.',
    },
    accounts: {
      title: 'Accounts of partners and staff',
      what: 'Contact details, company, license, a photo or logo if you upload one, referral code, rate of commission, language, password (only in a form that cannot be read back), signed-in devices with IP address, failed sign-ins, and, for a day, the email address typed when signing up.',
      why: 'To let the right people in.',
      long: 'Sign-ins until they end, failed ones {failureDays, plural, one {# day} other {# days}}, known devices {knownDays} days, links for a new password {tokenDays, plural, one {# day} other {# days}} after they end; the account until it is closed, which deletes a partner’s photo or logo. We can reopen a closed one for {restorableDays} days; its record stays, for its referrals and commissions.',
    },
    records: {
      title: 'What staff did',
      what: 'Who changed or read what, when and from which internet address, with the values before and after.',
      why: 'To be able to answer for it.',
      long: 'No fixed end.',
    },
  },
  browser: {
    title: 'What stays in your browser',
    text: 'This site keeps these things in your own browser. “Clear my answers,” below each form, deletes them right away. They are also deleted when you send an application, or after {days} days.',
    answers: 'Your answers and results, so that nothing typed is lost:',
    referral: 'The partner whose link you followed:',
    visit: 'How you first came here (campaign, page before), sent with an application:',
    choices: 'Your language, and your choice about measuring ads:',
    tab: 'Until you close the tab: its random number, and messages for the next page:',
    cookie:
      'Three cookies: <code>{cookie}</code> holds your language for {days} days; <code>{applied}</code> holds the number of the application you have just sent, so that its confirmation can be shown again, until you close the browser; <code>{own}</code> opens your own page in this browser, for {ownDays} days. There are no others for visitors.',
  },
  sees: {
    title: 'Who sees it',
    staff: 'Our staff, after signing in. What they read and change is recorded.',
    partner: {
      all: 'If a partner referred you, that partner sees your name, email, phone, address, state, how and when you want to be reached, home price, electric bill, credit score range, housing answers, the estimate, the status of your application, and the notes of our staff about it. Other partners see nothing.',
      contact:
        'If a partner referred you, that partner sees your name, email, phone, how you want to be reached, and the progress of your application. None of your other answers. Other partners see nothing.',
      status:
        'If a partner referred you, that partner sees your first name, the first letter of your last name, and the progress of your application. Nothing else. Other partners see nothing.',
    },
    mail: 'The provider that carries our emails, and the one that runs our servers, on our behalf.',
    pixel:
      'An advertising network, only if you agree when we ask: that you visited and which steps you took; never your home price, bill or score.',
    pixelAndMoney:
      'An advertising network, only if you agree when we ask: that you visited and which steps you took, with home price, electric bill and credit score.',
    noPixel: 'No advertising network. This site loads nothing from one.',
    maps: 'A maps service, when you type your address in the application: what you type there.',
    law: 'Authorities and courts, where the law obliges us.',
    nobody: 'The website passes your data to no one else.',
  },
  rights: {
    title: 'Your choices',
    copy: 'Ask for a copy, a correction or the removal of your data: write to {email} or call {phone}. Lending laws may require us to keep some of it, including proof of your consent. If so, we will tell you.',
    erased:
      'When you have your data removed, we lock your application for everyone right away. Lending laws make us keep it for {evaluationMonths} months after our last answer; then it is removed too. For {doNotContactYears, plural, one {# year} other {# years}} we keep a code computed from your phone number and email address, so that no one contacts you, and figures that no longer point to you.',
    stop: 'To stop messages: reply STOP to a text, use the link in an email, or tell us by email or phone. Agreeing to be contacted is never a condition for a loan.',
    signal:
      'If your browser sends the signal “do not sell or share” (GPC), we do not even ask about measuring ads.',
  },
  safety: {
    title: 'How it is protected',
    text: 'Your answers are encrypted on their way to us (https). Passwords are stored only in a form that cannot be read back, access is limited to those who need it, and logs carry no names.',
  },
} as const;
