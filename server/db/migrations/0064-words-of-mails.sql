-- The product's own mails were reworded: a sentence after the greeting begins like a sentence, a milestone stands in a line of its own, a
-- button fits a phone. Templates that nobody has changed since this product wrote them say it so too; what staff wrote or touched stays as it is.
-- They were all written in one moment, which rows that staff made never share.
do $$
declare
  words record;
begin
  for words in
    select * from (values
      ('application_received', 'en', 'thank you for applying with {{lenderName}}.', 'Thank you for applying with {{lenderName}}.'),
      ('application_received', 'es', 'gracias por presentar su solicitud a', 'Gracias por presentar su solicitud a'),
      ('application_received', 'pt', 'agradecemos o envio da sua solicitação', 'Agradecemos o envio da sua solicitação'),
      ('eligibility', 'en', 'thank you for your interest in a home', 'Thank you for your interest in a home'),
      ('eligibility', 'es', 'gracias por su interés en una vivienda', 'Gracias por su interés en una vivienda'),
      ('eligibility', 'pt', 'agradecemos o seu interesse em um imóvel', 'Agradecemos o seu interesse em um imóvel'),
      ('eligibility', 'pt', 'em um imóvel em {{state}}.', 'em um imóvel ({{state}}).'),
      ('welcome', 'en', 'your partner account is ready.', 'Your partner account is ready.'),
      ('welcome', 'es', 'su cuenta de socio está lista.', 'Su cuenta de socio está lista.'),
      ('welcome', 'es', 'quedará acreditado a usted: {{referralLink}}', 'contará como referido suyo: {{referralLink}}'),
      ('welcome', 'pt', 'sua conta de parceiro está pronta.', 'Sua conta de parceiro está pronta.'),
      ('welcome', 'pt', 'será creditado a você: {{referralLink}}', 'contará como indicação sua: {{referralLink}}'),
      ('password_reset', 'en', 'somebody asked for a new password', 'Somebody asked for a new password'),
      ('password_reset', 'es', 'alguien pidió una contraseña nueva', 'Alguien pidió una contraseña nueva'),
      ('password_reset', 'pt', 'alguém pediu uma nova senha', 'Alguém pediu uma nova senha'),
      ('account_exists', 'en', 'somebody filled in our partner registration', 'Somebody filled in our partner registration'),
      ('account_exists', 'es', 'alguien llenó nuestro registro de socios', 'Alguien llenó nuestro registro de socios'),
      ('account_exists', 'pt', 'alguém preencheu o nosso cadastro', 'Alguém preencheu o nosso cadastro'),
      ('follow_up', 'en', 'we would like to go on with', 'We would like to go on with'),
      ('follow_up', 'en', 'and could not reach you yet.', 'and have not been able to reach you yet.'),
      ('follow_up', 'en', 'Questions? Call {{supportPhone}}', 'When is a good time to talk? Call {{supportPhone}}'),
      ('follow_up', 'es', 'queremos continuar con su solicitud', 'Queremos continuar con su solicitud'),
      ('follow_up', 'es', '¿Preguntas? Llame al {{supportPhone}}', '¿Cuándo le viene bien hablar? Llame al {{supportPhone}}'),
      ('follow_up', 'pt', 'gostaríamos de dar andamento', 'Gostaríamos de dar andamento'),
      ('follow_up', 'pt', 'Dúvidas? Ligue para {{supportPhone}}', 'Qual é um bom horário para conversarmos? Ligue para {{supportPhone}}'),
      ('milestone', 'en', 'there is news of {{clientName}}', 'There is news of {{clientName}}'),
      ('milestone', 'es', 'hay novedades sobre {{clientName}}', 'Hay novedades sobre {{clientName}}'),
      ('milestone', 'pt', 'há novidades sobre {{clientName}}', 'Há novidades sobre {{clientName}}'),
      ('milestone', null, '({{clientState}}): {{milestone}}.</p>' || chr(10) || '<p>{{nextStep}}</p>', '({{clientState}}).</p>' || chr(10) || '<p>{{milestone}}. {{nextStep}}</p>'),
      ('milestone', null, '({{clientState}}): {{milestone}}.' || chr(10) || chr(10) || '{{nextStep}}', '({{clientState}}).' || chr(10) || chr(10) || '{{milestone}}. {{nextStep}}'),
      ('milestone', 'es', 'Ver lo que ha pasado hasta ahora', 'Ver lo que ha pasado')
    ) as changed (kind, language, before, now)
  loop
    update email_templates
    set html_content = replace(html_content, words.before, words.now),
      text_content = replace(text_content, words.before, words.now)
    where template_type = words.kind
      and language = coalesce(words.language, language)
      and updated_at = created_at
      and created_at in (select created_at from email_templates group by created_at having count(*) > 1);
  end loop;
end $$;
