import type { CertificadoFirma } from '@comanda/shared/contracts/facturacion/emision';
import { DIA_MS, formatFecha } from '@comanda/shared/domain/texto/fecha';

import type { CertificadosRepository } from './certificadosRepository';

type Fila = NonNullable<Awaited<ReturnType<CertificadosRepository['leerActivo']>>>;
type Contexto = { rucEmpresa: string; ahora: Date };

const DIAS_DE_AVISO = 30;

/** Whether it still signs, and for how many whole days. */
export function vigenciaDe(hasta: Date, ahora: Date) {
  const dias = Math.floor((hasta.getTime() - ahora.getTime()) / DIA_MS);
  const estado = dias < 0 ? 'CADUCADO' : dias < DIAS_DE_AVISO ? 'POR_VENCER' : 'VIGENTE';
  return { estado, dias: Math.max(dias, 0) } as const;
}

/** The certificate as its company sees it, with what it should know about it. */
export function toCertificado(fila: Fila, { rucEmpresa, ahora }: Contexto): CertificadoFirma {
  const { valido_desde, valido_hasta, ...resto } = fila;
  const { estado, dias } = vigenciaDe(valido_hasta, ahora);
  return {
    ...resto,
    valido_desde: valido_desde.toISOString(),
    valido_hasta: valido_hasta.toISOString(),
    dias_restantes: dias,
    estado,
    avisos: [
      ...avisoDeVigencia(estado, valido_hasta),
      ...avisoDeTitular(fila.ruc_titular, rucEmpresa),
      ...avisoDeEmisor(fila),
    ],
  };
}

function avisoDeVigencia(estado: CertificadoFirma['estado'], hasta: Date): string[] {
  if (estado === 'VIGENTE') return [];
  const fecha = formatFecha(hasta);
  return estado === 'CADUCADO'
    ? [`El certificado caducó el ${fecha}. Cargue uno vigente`]
    : [`El certificado caduca el ${fecha}. Renuévelo antes`];
}

/** Anybody can make one that names themselves as who made it: no authority stands behind it. */
function avisoDeEmisor({ titular, emisor }: Pick<Fila, 'titular' | 'emisor'>): string[] {
  return titular === emisor
    ? ['Ninguna entidad de certificación emitió este certificado: el SRI devolverá lo que firme']
    : [];
}

function avisoDeTitular(rucTitular: string | null, rucEmpresa: string): string[] {
  if (rucTitular === rucEmpresa) return [];
  return rucTitular === null
    ? ['El certificado no dice de que RUC es. Compruebe que sea de la empresa']
    : [`El certificado es del RUC ${rucTitular}, no del de la empresa`];
}
