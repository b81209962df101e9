-- The cash has a second screen by now, of what customers owe (docs/adr/0086): the list, what of, and what they pay.
update plataforma.areas set kb = 150 where area = 'caja' and kb = 120;
