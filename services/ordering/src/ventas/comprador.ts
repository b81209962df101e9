import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { enCampo } from '@comanda/kit/http/enCampo';

const NADIE: Cliente = {
  tipo_identificacion: TIPO_IDENTIFICACION.CONSUMIDOR_FINAL,
  cedula: CONSUMIDOR_FINAL,
  nombre: 'CONSUMIDOR FINAL',
  razon_social: 'CONSUMIDOR FINAL',
  email: '',
  direccion: '',
  telefono: '',
};

/** Who the sale is issued to: a registered customer, or the final consumer, who needs no record. */
export function compradorDeVenta(cedula: string, registrado: Cliente | null): Cliente {
  if (esConsumidorFinal(cedula)) return NADIE;
  if (!registrado) throw enCampo('CLIENTE_NO_REGISTRADO', 'cedula', { detalle: { cedula } });
  return registrado;
}
