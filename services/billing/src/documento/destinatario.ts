import { correosField } from '@comanda/shared/contracts/campos';
import { esConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';

const EMAIL = /<campoAdicional nombre="Email">([^<]+)</; // as domain/partes writes it, and nothing else does

type Documento = { identificacion: string; xml_firmado: string | null };

/** The buyer's addresses, as the document that was issued says them; null for the final consumer, or where there is none. */
export function destinatarioDe({ identificacion, xml_firmado: xml }: Documento): string | null {
  if (xml === null || esConsumidorFinal(identificacion)) return null;
  const email = correosField.safeParse(EMAIL.exec(xml)?.[1]);
  return email.success ? email.data || null : null;
}
