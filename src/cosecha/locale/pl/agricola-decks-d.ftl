## Talia Las: pola akcji, lamy, wróżki, podglądanie kart

agricola-event-space-replaced = { $card } zastępuje pole akcji: { agricola-noun-space }.
agricola-event-card-lost = { $seat } traci kartę na zawsze: { $card }.
agricola-event-space-charred = { $seat } wypala pole { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card }: { $seat } dostaje { $count } lamę.
        [few] { $card }: { $seat } dostaje { $count } lamy.
       *[many] { $card }: { $seat } dostaje { $count } lam.
    }
agricola-event-llama-born = { $seat } dostaje małą lamę.
agricola-event-llama-released = { $seat } oddaje do puli 1 lamę, bo brakuje miejsca.
agricola-event-llama-roasted = { $seat } zamienia 1 lamę na { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } bierze { $count } wróżkę.
        [few] { $seat } bierze { $count } wróżki.
       *[many] { $seat } bierze { $count } wróżek.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } nie ma niezajętego pola dla { $count } wróżki, która odlatuje.
        [few] { $seat } nie ma niezajętego pola dla { $count } wróżek, które odlatują.
       *[many] { $seat } nie ma niezajętego pola dla { $count } wróżek, które odlatują.
    }
agricola-event-fairy-born = { $seat } dostaje małą wróżkę.
agricola-event-fairy-roasted = { $seat } zamienia 1 wróżkę na { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card }: przy powrocie do domu { $seat } bierze wszystko, co zostanie: { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } ogląda kartę z wierzchu talii Las.
        [few] { $seat } ogląda { $count } karty z wierzchu talii Las.
       *[many] { $seat } ogląda { $count } kart z wierzchu talii Las.
    }
agricola-event-own-card-seen = { $seat } widzi kartę { $card }.
agricola-event-top-cards-ordered = { $seat } odkłada karty na talię.

agricola-pick-llama = 1 lama
agricola-pick-fairy = 1 wróżka
agricola-pick-release-llama = oddać 1 lamę
agricola-pick-space = pole { $cell }

agricola-score-llamas = Lamy
agricola-client-on-card-looks =
    { $count ->
        [0] Bez żetonów wróżby
        [one] Jeszcze { $count } żeton wróżby
        [few] Jeszcze { $count } żetony wróżby
       *[many] Jeszcze { $count } żetonów wróżby
    }

agricola-reason-nobody-to-spare = Potrzebujesz jeszcze jednej osoby, która działa i zostaje. Nikt nie może odejść.
agricola-reason-no-animal-to-give = Nie masz zwierzęcia, za które można tu coś dostać.
agricola-reason-no-occupation-to-discard = Żaden inny gracz nie ma wyłożonego pomocnika.
agricola-reason-no-llama = Nie masz lamy, którą można oddać.
agricola-reason-space-blocked = Pola { $cell } nie można już użyć. Wybierz inne pole.
