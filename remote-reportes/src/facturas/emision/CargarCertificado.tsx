import { useState, type ChangeEvent } from 'react';

import { avisar, Button, Spin } from '@comanda/shared/ui/core';

import { Campo, CampoTexto, marcas } from '../formulario/Campo';
import { Formulario } from '../formulario/FormModal';
import { useAnunciarSucio } from '../formulario/useAnunciarSucio';
import { useFormulario } from '../formulario/useFormulario';

import { useCargarCertificadoMutation } from './emisionApi';
import { emisionMensajes as mensajes } from './emisionMensajes';
import { leerBase64 } from './leerBase64';

type CargarCertificadoProps = {
  empresa: string;
  onSucia: (sucia: boolean) => void;
  onListo: () => void;
  /** Absent where there is no certificate to go back to. */
  onCancelar?: () => void;
};

/** What the call takes, before base64 makes four bytes of three. */
const BYTES_MAXIMOS = 150_000;

/** A P12 and its password: read and checked by the server, which never gives them back. */
export function CargarCertificado(props: CargarCertificadoProps) {
  const { empresa, onSucia, onListo, onCancelar } = props;
  const [archivo, setArchivo] = useState<File | null>(null);
  const [cargar] = useCargarCertificadoMutation();
  const form = useFormulario(
    { p12: '', clave: '' },
    {
      revisar: ({ clave }) => ({
        ...falloDeArchivo(archivo),
        ...(clave ? {} : { clave: mensajes.claveVacia }),
      }),
      campoDe: {
        CERTIFICADO_ILEGIBLE: 'clave',
        CERTIFICADO_NO_FIRMA: 'p12',
        CERTIFICADO_NO_VIGENTE: 'p12',
      },
    },
  );

  useAnunciarSucio(form.sucio, onSucia);

  const onArchivo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setArchivo(target.files?.[0] ?? null);
    form.escribir({ p12: target.value });
  };
  const onEnviar = async () => {
    const cargado = await form.enviar(async ({ clave }) => {
      if (!archivo) throw new Error('CargarCertificado: no file'); // revisar has asked for one
      return cargar({ empresa, p12: await leerBase64(archivo), clave }).unwrap();
    });
    if (!cargado) return;
    avisar({ tipo: 'success', titulo: mensajes.titulo, texto: mensajes.cargado });
    onListo();
  };

  const archivoProps = { form, campo: 'p12', etiqueta: 'Archivo .p12 o .pfx' } as const;
  return (
    <Formulario rechazos={form.rechazos} onEnviar={onEnviar}>
      <Campo {...archivoProps}>
        <input
          {...marcas(archivoProps)}
          type="file"
          accept=".p12,.pfx,application/x-pkcs12"
          className="reportes-archivo"
          disabled={form.enviando}
          onChange={onArchivo}
        />
      </Campo>
      <CampoTexto
        form={form}
        campo="clave"
        etiqueta="Clave del certificado"
        tipo="password"
        max={200}
      />
      {form.enviando && (
        <div className="reportes-progreso" role="status">
          <Spin size="small" /> {mensajes.leyendo}
        </div>
      )}
      <footer className="reportes-form-pie">
        {onCancelar && (
          <Button disabled={form.enviando} onClick={onCancelar}>
            Cancelar
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={form.enviando}>
          Cargar certificado
        </Button>
      </footer>
    </Formulario>
  );
}

function falloDeArchivo(archivo: File | null): { p12?: string } {
  if (!archivo || archivo.size === 0) return { p12: mensajes.archivoVacio };
  return archivo.size > BYTES_MAXIMOS ? { p12: mensajes.archivoGrande } : {};
}
