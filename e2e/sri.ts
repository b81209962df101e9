// The sandbox of the tax authority, as far as a journey may change it: for its own company.
import assert from 'node:assert/strict';

import { PUERTO } from './mundo';

export const SRI = process.env.COMANDA_SRI;

/** What the authority answers to the next calls about La Cevicheria del Puerto; nothing: as usual again. */
export async function guion(...pasos) {
  const body = JSON.stringify({ ruc: PUERTO.ruc, guion: pasos });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${SRI}/control`, { method: 'POST', headers, body });
  assert.equal(reply.status, 200);
}
