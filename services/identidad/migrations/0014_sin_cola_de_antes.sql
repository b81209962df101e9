-- contrae: 0013, who writes asks which letters are due and takes them since then (ADR 93)
drop function if exists identidad.tomar_avisos_de_cuenta(int, timestamptz, int);
