import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type {
  ResultadoDeReenvio,
  ViaDeReenvio,
} from '@comanda/shared/contracts/facturacion/reenvios';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { CorreosRepository } from '../correo/correosRepository';
import { CODIGOS_DE_CLAVE } from '../entrega/codigosSri';
import type { ReintentosRepository } from '../entrega/reintentosRepository';

import type { ReenviosRepository } from './reenviosRepository';

type Almacenes = {
  correos: Pick<CorreosRepository, 'encolar'>;
  reintentos: ReintentosRepository;
  reenvios: ReenviosRepository;
};
type Pedido = { clave: string; por: string; ahora: Date };
type Reenviar = (empresa: EmpresaId, pedido: Pedido) => Promise<ResultadoDeReenvio | null>;

/** What a document's own button refuses with, told of one among many. */
const POR_CODIGO: Partial<Record<ErrorCode, ResultadoDeReenvio>> = {
  COMPROBANTE_SIN_AUTORIZAR: 'NO_APLICA',
  CORREO_SIN_DIRECCION: 'SIN_DIRECCION',
};

/** Nothing more is done with it, whoever asks. */
const ACABADOS: readonly EstadoComprobante[] = ['AUTORIZADO', 'ANULADA'];

/** Sends a document again by mail or to the authority. Answers why not; null where the company has none of that key. */
export function crearReenviar({
  correos,
  reintentos,
  reenvios,
}: Almacenes): Record<ViaDeReenvio, Reenviar> {
  return {
    async CORREO(empresa, pedido) {
      try {
        return (await correos.encolar(empresa, pedido)) ? 'EN_COLA' : 'YA_PEDIDO';
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'NO_ENCONTRADO') return null;
        const resultado = POR_CODIGO[error.code];
        if (resultado === undefined) throw error;
        return resultado;
      }
    },

    async SRI(empresa, pedido) {
      if (await reintentos.reintentar(empresa, pedido)) return 'EN_COLA';
      const [documento] = await reenvios.estados(empresa, [pedido.clave]);
      if (!documento) return null;
      const { estado, codigo } = documento;
      const otroActo = codigo !== null && CODIGOS_DE_CLAVE.includes(codigo);
      return ACABADOS.includes(estado) || otroActo ? 'NO_APLICA' : 'YA_PEDIDO';
    },
  };
}
