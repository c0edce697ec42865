-- Applicants are mailed the figures they were shown. Templates that nobody has changed since this
-- product wrote them say so too; whatever staff wrote or touched stays as it is.
update email_templates set
  html_content = replace(replace(replace(html_content,
    '<p>The program’s grant is up to {{grantAmount}}.</p>' || chr(10) || '<p>All figures are estimates and not a commitment to lend.</p>',
    '{{estimate}}'),
    '<p>La ayuda del programa es de hasta {{grantAmount}}.</p>' || chr(10) || '<p>Todas las cifras son estimaciones y no constituyen un compromiso de préstamo.</p>',
    '{{estimate}}'),
    '<p>O subsídio do programa é de até {{grantAmount}}.</p>' || chr(10) || '<p>Todos os valores são estimativas e não representam compromisso de empréstimo.</p>',
    '{{estimate}}'),
  text_content = replace(replace(replace(text_content,
    'The program’s grant is up to {{grantAmount}}.' || chr(10) || chr(10) || 'All figures are estimates and not a commitment to lend.',
    '{{estimate}}'),
    'La ayuda del programa es de hasta {{grantAmount}}.' || chr(10) || chr(10) || 'Todas las cifras son estimaciones y no constituyen un compromiso de préstamo.',
    '{{estimate}}'),
    'O subsídio do programa é de até {{grantAmount}}.' || chr(10) || chr(10) || 'Todos os valores são estimativas e não representam compromisso de empréstimo.',
    '{{estimate}}')
where updated_at = created_at and template_type in ('application_received', 'eligibility');
