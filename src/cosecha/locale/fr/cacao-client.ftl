# Cacao à la table dessinée : questions, journal et fiches qui expliquent chaque chose.

## Ce qui est demandé

cacao-client-do-together = Employer tous les ouvriers
