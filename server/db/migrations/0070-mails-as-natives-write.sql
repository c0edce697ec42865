-- The product's own mails say what a native reader would write: nobody is promised a pre-approval, and nothing is said to be done
-- that only the office can do. Templates that nobody has changed since this product wrote them follow, as in 0064; what staff wrote
-- or touched stays as it is.
do $$
declare
  words record;
begin
  for words in
    select * from (values
      ('application_received', 'en', 'Your application has arrived and its first review has started.', 'We have your application.'),
      ('application_received', 'en', 'What happens next: a specialist contacts you within {{contactHours}} hours; the property assessment takes {{assessmentDays}} days and the loan pre-approval {{preApprovalDays}} days.', 'What happens next: a specialist will contact you within {{contactHours}} hours; the property assessment usually takes {{assessmentDays}} days, and a decision on pre-approval usually takes {{preApprovalDays}} days.'),
      ('affiliate_notification', 'en', '{{lenderName}}: somebody applied with your link', '{{lenderName}}: someone applied with your link'),
      ('affiliate_notification', 'en', 'You see how it goes on your dashboard.', 'You can follow the progress on your dashboard.'),
      ('milestone', 'en', 'There is news of {{clientName}} ({{clientState}}).', 'There is an update on {{clientName}} ({{clientState}}).'),
      ('eligibility', 'en', 'By what you told us, we went through the requirements of the program; a specialist goes through them again with you.', 'We checked the program requirements against your answers. A specialist will go over them with you.'),
      ('welcome', 'en', 'whoever applies by this link is credited to you: {{referralLink}}', 'anyone who applies through this link counts as your referral: {{referralLink}}'),
      ('account_exists', 'en', 'Somebody filled in our partner registration with your email address.', 'Someone tried to sign up as a partner with your email address.'),
      ('account_exists', 'en', 'If you no longer know your password, set a new one here: {{forgotLink}}', 'If you forgot your password, set a new one here: {{forgotLink}}'),
      ('account_exists', 'en', 'If it was not you, there is nothing to do.', 'If it wasn’t you, you don’t need to do anything.'),
      ('password_reset', 'en', 'Somebody asked for a new password for your account. The link below works once, for {{resetMinutes}} minutes.', 'Someone asked to reset the password for your account. The link below works once and expires in {{resetMinutes}} minutes.'),
      ('password_reset', 'en', 'If it was not you, there is nothing to do: your password stays as it is.', 'If it wasn’t you, you don’t need to do anything: your password stays as it is.'),
      ('account_changed', 'en', 'If it was you, there is nothing to do. If it was not, call us at {{supportPhone}} at once: somebody else may be in your account.', 'If it was you, you don’t need to do anything. If it wasn’t you, call us right away at {{supportPhone}}. Someone else may have access to your account.'),
      ('follow_up', 'en', 'We would like to go on with your application {{reference}} and have not been able to reach you yet.', 'We would like to move forward with your application {{reference}}, but we have not been able to reach you.'),
      ('application_received', 'es', 'La recibimos y ya comenzó la primera revisión.', 'Ya la recibimos.'),
      ('application_received', 'es', 'la evaluación de la vivienda tarda de {{assessmentDays}} días y la preaprobación del préstamo, de {{preApprovalDays}} días.', 'la evaluación de la vivienda suele tardar {{assessmentDays}} días y la decisión sobre la preaprobación, {{preApprovalDays}} días.'),
      ('welcome', 'es', 'quien presente una solicitud con este enlace contará como referido suyo: {{referralLink}}', 'toda persona que presente una solicitud con este enlace contará como referido suyo: {{referralLink}}'),
      ('account_exists', 'es', 'Alguien llenó nuestro registro de socios con su correo electrónico.', 'Alguien intentó registrarse como socio con su correo electrónico.'),
      ('account_changed', 'es', 'Si no fue usted, llámenos de inmediato al {{supportPhone}}: es posible que otra persona haya entrado en su cuenta.', 'Si no fue usted, llámenos de inmediato al {{supportPhone}}: alguien más podría tener acceso a su cuenta.'),
      ('follow_up', 'es', '¿Cuándo le viene bien hablar?', '¿A qué hora le conviene que hablemos?'),
      ('application_received', 'pt', 'Ela chegou e a primeira análise já começou.', 'Já a recebemos.'),
      ('application_received', 'pt', 'a avaliação do imóvel leva de {{assessmentDays}} dias e a pré-aprovação do financiamento, de {{preApprovalDays}} dias.', 'a avaliação do imóvel costuma levar {{assessmentDays}} dias e a decisão sobre a pré-aprovação, {{preApprovalDays}} dias.'),
      ('eligibility', 'pt', 'Agradecemos o seu interesse em um imóvel ({{state}}).', 'Agradecemos o seu interesse em um imóvel neste estado: {{state}}.'),
      ('account_exists', 'pt', 'Alguém preencheu o nosso cadastro de parceiros com o seu e-mail.', 'Alguém tentou se cadastrar como parceiro com o seu e-mail.'),
      ('account_changed', 'pt', 'Se não foi, ligue imediatamente para {{supportPhone}}: outra pessoa pode ter entrado na sua conta.', 'Se não foi, ligue imediatamente para {{supportPhone}}: outra pessoa pode ter acesso à sua conta.')
    ) as changed (kind, language, before, now)
  loop
    update email_templates
    set subject = replace(subject, words.before, words.now),
      html_content = replace(html_content, words.before, words.now),
      text_content = replace(text_content, words.before, words.now)
    where template_type = words.kind
      and language = words.language
      and updated_at = created_at
      and created_at in (select created_at from email_templates group by created_at having count(*) > 1);
  end loop;
end $$;
