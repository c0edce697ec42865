import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { personalData } from './personal-data.ts';
import { columnsIn } from './personal-rows.ts';

/** Tables without data on applicants, with all their columns, by content. */
const others: Record<string, Record<string, string>> = {
  'accounts of staff and partners': {
    admin_users: `created_at daily_cap email first_name has_weak_password id is_active languages
      last_login last_name oidc_issuer oidc_subject on_shift password password_changed_at phone
      photo role sign_in_name states totp_secret updated_at username weight`,
    affiliates: `commission_rate commission_unit company created_at deleted_at email first_name id is_active
      is_licensed_realtor language last_name license_number license_verified_at needs_review news_since
      notify_commissions notify_milestones notify_referrals password phone picture picture_reviewed referral_code
      reviewed_first_name reviewed_last_name seen_at state
      updated_at`,
    affiliate_flyers: 'affiliate_id pay printed_at version',
    affiliate_links: 'affiliate_id created_at deleted_at guests id listing name open_until slug',
    affiliate_rates: 'affiliate_id commission_rate commission_unit id is_licensed_realtor since',
    agreement_acceptances: 'accepted_at affiliate_id id language version withdrawn_at',
    partner_bases: `affiliate_id evidence kind license_checked_by license_checked_on license_evidence
      license_expires license_number license_state payee payee_name service updated_at updated_by
      w9_on_file`,
    api_keys:
      'created_at created_by expires_at id key_hash last_used_at name prefix revoked_at scopes',
    calendar_links: 'created_at staff_id token_hash',
    email_undo_tokens: 'address affiliate_id changed_at expires_at id taken_back_at token used',
    known_logins: 'account ip_address kind last_login_at',
    login_failures: 'account failed_at id ip_address kind',
    mail_choices: `affiliate_id created_at id ip_address via wants_commissions wants_milestones
      wants_referrals`,
    mail_links: 'affiliate_id created_at token',
    password_reset_tokens: 'created_at email expires_at id token used',
    push_setup: 'is_on is_only private_key public_key',
    push_subscriptions: 'admin_user_id auth created_at endpoint id p256dh',
    recovery_codes: 'admin_user_id code created_at id used_at',
    second_factors: `admin_user_id challenge confirmed_at created_at credential_id id last_step
      last_used_at public_key secret sign_count type`,
    staff_links: 'admin_user_id created_at expires_at id token used',
    sessions: `admin_user_id affiliate_id challenge created_at expires_at id ip_address kind
      last_seen_at parent_session_id second_factor_at stepped_up_at token_hash user_agent`,
  },
  'the offer and its words': {
    consent_texts: 'channels created_at id language purpose text version',
    email_templates: `created_at description html_content id is_active is_text_made language name
      recipient_type subject template_type text_content updated_at`,
    fact_confirmations: `about confirmed_by created_at fact ground id is_confirmed recorded_by`,
    hero_media: `created_at file_name file_path file_size height id is_active media_type mime_type
      original_name poster_path thumbnail_path uploaded_by width`,
    partner_agreements: 'is_sample published_at published_by texts version',
    programme_rules: `approved_by basis created_at effective_from effective_to id key source value`,
    terms_revisions: `basis created_at created_by effective_from id published_at published_by source
      terms updated_at withdrawn_at withdrawn_by`,
    terms_versions: 'as_of created_at id terms',
    upload_parts: 'bytes name number stored_at',
    build_files: 'bytes name used_at',
    call_counts: 'calls ends_at key',
    served_pages: 'base first_served_at hash html language last_served_at name path',
    webhooks: 'created_at events failing_since id pause_reason paused_at secret url',
  },
  'sums and payments to partners': {
    payout_batches: 'created_at created_by id key paid_on reference request_hash total_cents',
    payout_corrections: 'affiliate_id amount_cents batch_id line_id payee payee_name turn',
    payout_items: 'affiliate_id batch_id due_cents paid_cents payee payee_name referral_id turn',
    payout_reversals: 'batch_id reason reversed_at reversed_by',
  },
  'numbers of leads': {
    audit_leads: 'id lead_ids line_id',
    lead_bulk_changes: `actor_id created_at id key kind request_hash to_owner_id to_status undoes_id`,
    lead_bulk_items: `bulk_id deleted_at from_owner_id from_status lead_id outcome status_change_id`,
    lead_attention: 'called_at lead_id offered_at opened_at staff_id',
    lead_owners: 'actor_id at from_owner_id id lead_id owner_id why',
    lead_imports: `columns consent_basis created_at encoding file_name id imported mapping row_count
      skipped staff_id state`,
    lead_judging: 'below_at below_id figures name newest_at newest_id',
    mail_hold: 'held_since is_only public_url reason',
    leads_to_judge: 'lead_id',
    lead_pages: 'id lead_id page_hash seen_at',
    outdated_leads: 'created_at lead_id',
  },
  'what stays of an erased person': {
    contact_key: 'is_only key',
    do_not_contact: 'added_at digest id subject until',
    erasures: 'erase_on erased_at erased_rows id lead_ids reason requested_at staff_id',
  },
};

/** The columns of each table as the lists declare them, in order. */
function declared(): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const { table, erased, kept } of personalData) {
    const known = columns.get(table) ?? [];
    columns.set(table, [...new Set([...known, ...columnsIn(erased), ...columnsIn(kept)])]);
  }
  for (const [table, kept] of Object.values(others).flatMap((tables) => Object.entries(tables))) {
    assert.ok(!columns.has(table), `${table} stands in both lists`);
    columns.set(table, columnsIn(kept));
  }
  return columns;
}

describe('the list of what is personal', async () => {
  const fresh = await freshDatabase();
  after(() => fresh.dispose());

  /** Columns that only one of database and lists has, or that are on both sides. */
  async function disagreements(): Promise<string[]> {
    const { rows } = await fresh.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name <> 'schema_migrations'`,
    );
    const stored = rows.map(({ name }) => name);
    const listed = [...declared()].flatMap(([table, columns]) =>
      columns.map((name) => `${table}.${name}`),
    );
    const sideOf = (side: 'erased' | 'kept') =>
      personalData.flatMap((data) => columnsIn(data[side]).map((name) => `${data.table}.${name}`));
    return [
      ...sideOf('erased').filter((name) => sideOf('kept').includes(name)),
      ...stored.filter((name) => !listed.includes(name)),
      ...listed.filter((name) => !stored.includes(name)),
    ];
  }

  test('says of every column whether it is personal', async () => {
    assert.deepEqual(await disagreements(), []);
  });

  test('refuses a column and a table that are not listed', async () => {
    await fresh.database.query('alter table lead_notes add column heard_from text');
    await fresh.database.query('create table birthdays (day date)');
    assert.deepEqual((await disagreements()).toSorted(), [
      'birthdays.day',
      'lead_notes.heard_from',
    ]);
  });
});
