### Words of the campaign between scenarios that the game does not use yet: loans, the question before a word elsewhere, who leaves, and
### the end of Act One. Draft.

## Achterberg lends

passage-campaign-loan = With regrets
    .text =
        Achterberg regretted the water. She regretted the berth, by the metre. She had got to the end of it, and turned the bill over, and sat down, which no one had ever seen.

        “You haven’t got it,” she said.

        Gabriel said that they hadn’t.

        She looked along the quay at the ship. Somebody had hung bedding out of it. “I had a cat like that,” said Achterberg. She wrote a sum on the back, and under it the word lent, and pushed the paper over, and kept hold of one corner until he had read it.
    .log = { $date }. Borrowed { $credits } Credits of the harbourmaster. To be stopped out of the next pay. She has asked for it not to be mentioned, and raised the berth.

log-flag-owes-europa = We owe Europa.

## A word elsewhere: once in the act, to a third power

choice-campaign-word = A word elsewhere?
    .text = Somebody who was not in it would like to hear how it went. It can be done once in these five voyages.
option-campaign-word-no = Keep it to ourselves
    .cost = Nothing changes. The offer stands.

## Those who leave

line-campaign-leaves-roland = “I’m recalled. I’ve made up the berth. It is regulation to strip it, so I’d be obliged if nobody told them.”
line-campaign-leaves-ugyen = “I should say why I am going, and by whose order. It is 07:05. Please look after the clocks.”
line-campaign-leaves-vashti = “They want me on the other side. Same guns, different end. Keep my seat dark, would you?”
line-campaign-leaves-yasemin = “I’m leaving the glasses. They come out together or not at all. You may take that as a threat.”
line-campaign-leaves-cormac = “I’ve signed everything back in. The spanner’s short, so I’ve put in one of mine.”

choice-campaign-sponsor = Whose letter do we answer?
    .text = They think equally well of us.

## When the ship is lost

choice-campaign-lost = The Ironclad is lost
option-campaign-lost-again = Sail it again
    .cost = The scenario begins once more, as it was before fitting out. This voyage is kept in the book.
option-campaign-lost-end = Close the book
    .cost = The campaign ends here. It can be opened again at any page.
