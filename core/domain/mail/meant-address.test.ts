import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantAddress } from './meant-address.ts';

const meant = {
  'gmail.com': `gmial.com gamil.com gmali.com gmai.com gmal.com gmil.com gmaill.com gnail.com
    gmail.con gmail.cm gmail.co gmail.om gmail.cmo gmail.comm gmail.vom gmail.net gmail.es
    gmail.com.br gmail.c gmail.coom gmial.con GMIAL.COM`,
  'hotmail.com': 'hotmial.com hotmal.com hotmai.com hotmaill.com hotmail.con hotmail.co homail.com',
  'hotmail.es': 'hotmial.es hotmal.es',
  'hotmail.com.br': 'hotmail.con.br hotmial.com.br',
  'yahoo.com': 'yaho.com yahooo.com yhaoo.com yahoo.con yahoo.cm yahho.com',
  'yahoo.com.br': 'yaho.com.br yahoo.con.br',
  'yahoo.com.mx': 'yaho.com.mx',
  'outlook.com': 'outlok.com outloo.com otulook.com outlook.con outllook.com',
  'icloud.com': 'iclod.com icoud.com icloud.con iclould.com icluod.com',
  'live.com': 'live.con',
  'aol.com': 'aol.con aol.co',
  'comcast.net': 'comcst.net comcast.ner',
  'terra.com.br': 'terra.con.br',
};

test('a slip in a common host is asked about, with the address that was meant', () => {
  for (const [host, slips] of Object.entries(meant)) {
    for (const slip of slips.split(/\s+/)) {
      assert.equal(meantAddress(`ana.lopez@${slip}`), `ana.lopez@${host}`, slip);
    }
  }
  assert.equal(meantAddress(' Ana+x@gmial.com '), 'Ana+x@gmail.com');
  assert.equal(meantAddress('maría@gmail.com'), 'maria@gmail.com');
  assert.equal(meantAddress('joão@gmial.con'), 'joao@gmail.com');
});

test('no real host is asked about', () => {
  const hosts = `gmail.com googlemail.com hotmail.com hotmail.es hotmail.fr hotmail.de hotmail.it
    hotmail.co.uk hotmail.com.br hotmail.com.mx hotmail.com.ar hotmail.ch hotmail.cl outlook.com
    outlook.es outlook.pt outlook.com.br outlook.fr outlook.de yahoo.com yahoo.es yahoo.com.br
    yahoo.com.mx yahoo.com.ar yahoo.com.co yahoo.com.au yahoo.co.uk yahoo.co.jp yahoo.fr yahoo.de
    ymail.com rocketmail.com icloud.com me.com mac.com live.com live.com.mx live.com.pt live.nl
    love.com msn.com aol.com aim.com mail.com email.com gmx.de gmx.com gmx.net web.de t-online.de
    proton.me protonmail.com pm.me fastmail.com fastmail.fm zoho.com hey.com comcast.net comcast.com
    verizon.net verizon.com att.net att.com sbcglobal.net bellsouth.net cox.net cox.com charter.net
    uol.com.br bol.com.br ig.com.br terra.com.br terra.com terra.es globo.com globe.com sapo.pt
    r7.com oi.com.br tuta.com cloud.com grail.com example.com lender.example coldwell.com kw.com
    remax.net exprealty.com my-house.example mail.gmail.com bücher.example xn--bcher-kva.example`;
  for (const host of hosts.split(/\s+/)) {
    assert.equal(meantAddress(`ana@${host}`), null, host);
  }
  for (const typed of ['', 'ana', 'ana@', '@gmial.com', 'a b@gmial.com', 'josé@español.example']) {
    assert.equal(meantAddress(typed), null, typed);
  }
});
