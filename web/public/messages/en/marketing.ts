export default {
  eyebrow: 'Internal page for the team',
  title: 'Ad campaigns',
  held: 'These texts say something that the lender has not confirmed. They come back once the launch checklist of the CRM is done.',
  intro: 'Six campaigns, each for a different reader. Copy one text, or take them all.',
  totals: {
    label: 'All six campaigns together',
    reach: 'Reach',
    engagement: 'Engagement',
    ctr: 'CTR',
    conversions: 'Conversions',
    sample: 'Sample results, until your own replace them. Rates are weighted by reach.',
  },
  exports: {
    json: 'Export All as JSON',
    csv: 'Export as CSV',
    note: 'In the language of this page.',
  },
  fields: {
    headline: 'Headline',
    primary: 'Primary text',
    callToAction: 'Call to action',
    targeting: 'Targeting',
    budget: 'Budget',
    placement: 'Placement',
    link: 'Leads to',
    config: 'Config JSON',
  },
  results: 'Results of this campaign',
  budget: '{amount} a day',
  sponsored: 'Sponsored',
  pages: {
    landing: 'Home page',
    calculator: 'Savings calculator',
    qualify: 'Eligibility check',
    apply: 'Application',
    affiliates: 'Page for partners',
  },
  copy: {
    label: 'Copy',
    copied: 'Copied',
    failed: 'The browser did not allow it. Please copy the text by hand.',
  },
  runsIn: {
    es: 'This campaign runs in Spanish.',
    pt: 'This campaign runs in Brazilian Portuguese.',
    open: 'Open those texts',
  },
  callToAction: {
    LEARN_MORE: 'Learn more',
    GET_QUOTE: 'Get quote',
    SIGN_UP: 'Sign up',
    CONTACT_US: 'Contact us',
    APPLY_NOW: 'Apply now',
  },
  placement: {
    facebook_feed: 'Facebook feed',
    facebook_marketplace: 'Facebook Marketplace',
    facebook_story: 'Facebook stories',
    instagram_stream: 'Instagram feed',
    instagram_story: 'Instagram stories',
    instagram_reels: 'Instagram Reels',
  },
  targeting: {
    category:
      'Special Ad Category: Housing/Credit (in Ads Manager: Housing, and Financial products and services)',
    place:
      'Places: whole eligible states, or a city with at least 15 miles around it; no ZIP codes',
    people:
      'People: adults of every age and gender; no exclusions and no lookalikes, as the category requires',
  },
  disclosure:
    'Subject to application, underwriting and approval; not everyone will qualify. Figures are estimates, not a commitment to lend. {lender}{hasLicense, select, yes {, license {license}} other {}}. Equal Housing Lender. Not a government agency, and not endorsed by HUD or FHA.',
  campaigns: {
    firstHome: {
      title: 'First-time buyers',
      audience: 'First-time buyers',
      headline: 'A grant toward your first home',
      primary:
        'Saving for a down payment takes years. This program pairs an FHA mortgage with a grant of up to {grantCap} toward down payment and closing costs, and with financed solar panels for the roof.\n\nAn education course of {educationLow}–{educationHigh} hours is part of it. The online estimate takes two minutes and does not touch your credit.',
      targeting: 'Audience: broad, no interest targeting.',
    },
    highBills: {
      title: 'The month the bill arrives',
      audience: 'Renters with high electric bills',
      headline: 'A home whose roof helps with the bill',
      primary:
        'You pay rent every month, and then the electric bill comes. This program pairs an FHA mortgage with a grant of up to {grantCap} and with financed solar panels. Typical electric savings are estimated at {savingsLow}–{savingsHigh}; your roof, your use and your local rates decide.\n\nEnter your bill and see an estimate, with every assumption and its source.',
      targeting:
        'Audience: broad, no interests.\nSchedule: evenings, in the months with the highest bills.',
    },
    spanish: {
      title: 'A home, explained in Spanish',
      audience: 'Spanish-speaking families',
      headline: 'Your home, explained in Spanish',
      primary:
        'Buying a home has a language of its own. We explain it in Spanish: an FHA mortgage, a grant of up to {grantCap} toward down payment and closing costs, and financed solar panels.\n\nCheck in one minute whether you may qualify: credit score from {minimumScore}, homes from {minHomePrice}. Some loan documents come in English only; ask us about them before you sign.',
      targeting:
        'Audience: broad, ad in Spanish. Not narrowed by origin or by the language of the profile.',
    },
    brazilian: {
      title: 'Far from Brazil, close to home',
      audience: 'The Brazilian community',
      headline: 'Your home, explained in Portuguese',
      primary:
        'How does buying a home work in the United States? The whole program is explained in Brazilian Portuguese, from the calculator to the application: an FHA mortgage, a grant of up to {grantCap} toward down payment and closing costs, and financed solar panels.\n\nFHA rules, including those on residency, are checked with every application. Some loan documents come in English only; ask us about them before you sign.',
      targeting:
        'Audience: broad, ad in Brazilian Portuguese. Not narrowed by origin or by the language of the profile.',
    },
    realtors: {
      title: 'Realtors',
      audience: 'Realtors',
      headline: 'A program your buyers may ask about',
      primary:
        'The down payment is where many searches end. Show your buyers a program that pairs an FHA mortgage with a grant of up to {grantCap} and with financed solar panels: credit score from {minimumScore}, homes from {minHomePrice}, {stateCountText} eligible states and DC.\n\nYou get your own link and can follow every referral. Your clients stay free to choose any lender.',
      targeting:
        'Audience: own list of agents who gave permission, and visitors of the page for partners.',
    },
    returning: {
      title: 'Returning visitors',
      audience: 'People who were here before',
      headline: 'Ready when you are',
      primary:
        'Good decisions take a second look. The calculator is still there, with every assumption and its source, and so is the grant of up to {grantCap} toward down payment and closing costs.\n\nThe application takes a few minutes. A specialist responds within {responseHours} hours. Asking does not commit you to anything.',
      targeting:
        'Audience: visitors of the last eight weeks. The name of the audience says nothing about credit or income.',
    },
  },
  rules: {
    title: 'Before an ad goes out',
    claims:
      'Every figure comes from the program terms. If they change, this page changes; replace the ads that already run.',
    credit: 'No ad mentions the tax credit: that is a question for a tax advisor.',
    fair: 'Fair housing and fair lending laws apply to pictures, comments and landing pages, too. Exclude no group of readers.',
    line: 'Keep the closing lines (approval, license, Equal Housing Lender) in every ad.',
    record:
      'Have each text approved by your compliance officer, and keep the ad for two years after it last ran (12 CFR 1014.5).',
  },
  guide: {
    title: 'Import guide',
    intro: 'From this page to Meta Ads Manager.',
    export: {
      title: 'Export',
      text: 'Open this page in the language of the ad and choose “Export as CSV”. The JSON is for your own tools.',
    },
    import: {
      title: 'Import',
      text: 'In Ads Manager open Import and export, then Import ads in bulk, and choose the file. Leave out the columns it does not know.',
    },
    category: {
      title: 'Category and places',
      text: 'Check that the Special Ad Categories are set, for the United States. Choose the eligible states from their column; set no age, gender or ZIP code.',
    },
    picture: {
      title: 'Picture and link',
      text: 'Show a house, not a kind of buyer. Open the link once: it must reach the right page in the right language.',
    },
    start: {
      title: 'Start',
      text: 'Campaigns arrive paused. Read the preview on a phone, get the approval, then switch them on.',
    },
    results: {
      title: 'Results',
      text: 'Visits carry the campaign’s name (utm_campaign) into the CRM, so each lead can be traced to its ad.',
    },
  },
} as const;
